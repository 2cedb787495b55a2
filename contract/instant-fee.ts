import { type Cents, toCents } from './money.ts';

/** Stripe's price of an instant payout in the US: 1.5 % of the amount, at least 50 cents. */
const [share, least] = [0.015, 50];

/** What the provider keeps of an instant payout; the cleaner receives the rest. Rounded up to the cent. */
export const instantFeeOf = (amountCents: number): Cents =>
  toCents(Math.max(least, Math.ceil(Number((amountCents * share).toFixed(6)))));

import type { PaymentMethod } from '#contract/payments.ts';

/** The month and year of a card as they are printed on it: 04/29. */
export const cardExpiry = ({ expMonth, expYear }: PaymentMethod) => ({
  month: String(expMonth).padStart(2, '0'),
  year: String(expYear).slice(-2),
});

/** A card pays until the end of the month that is printed on it. */
export const hasExpired = ({ expMonth, expYear }: PaymentMethod, now: number): boolean =>
  Date.UTC(expYear, expMonth, 1) <= now;

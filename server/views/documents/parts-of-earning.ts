import type { Earning } from './read-earnings.ts';

interface Taken {
  payoutId: string;
  paidAt: Date | null;
  cents: number;
}
type Amounts = Pick<Earning, 'grossCents' | 'feeCents' | 'netCents'>;

/**
 * What each payout took of an earning, and what none has taken yet. Freshkey's fee is shared out with it, the last part
 * has what rounding leaves: together the parts are the earning, to the cent.
 */
export function partsOf(
  { feeCents, netCents }: Amounts,
  taken: readonly Taken[],
): (Amounts & { payout: Taken | null })[] {
  const rest = taken.reduce((left, { cents }) => left - cents, netCents);
  const sent = taken.filter(({ cents }) => cents !== 0).map((payout) => ({ payout, cents: payout.cents }));
  // one of which the fee left nothing is told all the same
  const all = rest === 0 && sent.length > 0 ? sent : [...sent, { payout: null, cents: rest }];
  let feeLeft = feeCents;
  return all.map(({ payout, cents }, index) => {
    const fee = index === all.length - 1 ? feeLeft : Math.round((feeCents * cents) / netCents);
    feeLeft -= fee;
    return { payout, grossCents: cents + fee, feeCents: fee, netCents: cents };
  });
}

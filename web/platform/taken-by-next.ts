import type { Earnings } from '#contract/earnings.ts';

type Sums = Pick<Earnings, 'balanceCents' | 'pendingCents'> & { nextPayout?: Earnings['nextPayout'] | undefined };

/** What hosts have paid, is on hold now, and will be free when the next payout goes out: on no screen is it counted twice. */
export const takenByNext = ({ nextPayout, balanceCents, pendingCents }: Sums): number =>
  nextPayout ? Math.min(Math.max(nextPayout.amountCents - balanceCents, 0), pendingCents) : 0;

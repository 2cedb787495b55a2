import { bothSides } from '#contract/both-sides.ts';
import { toCents } from '#contract/money.ts';
import type { FixedFees } from '#contract/split.ts';
import { useFees } from '#web/platform/use-fees.ts';
import { Shares, type SharesProps } from './shares.tsx';

export interface PayoutSplitProps extends Omit<SharesProps, 'split' | 'fees'> {
  /** What the job is agreed or offered at, before both fees, in whole cents. */
  payoutCents: number;
  /** Of a job that has a cleaner: the fees fixed for it. Before that the one in force counts. */
  fees?: FixedFees;
}

/** A job's money at this payout, fees included, for both sides. */
export function PayoutSplit({ payoutCents, fees, ...rest }: PayoutSplitProps) {
  const inForce = useFees(fees);
  const split = bothSides({ click: 'job', payoutCents: toCents(payoutCents), fees: inForce });
  return <Shares split={split} fees={inForce} credit={isWaived(fees)} {...rest} />;
}

/** A cleaning that could not be done has no fee on either side, for other reasons. */
export const isWaived = ({ hostFeeCents, cleanerFeeCents }: FixedFees = {}) =>
  cleanerFeeCents === 0 && hostFeeCents !== 0;

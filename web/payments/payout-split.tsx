import { bothSides } from '#contract/both-sides.ts';
import { toCents } from '#contract/money.ts';
import type { FixedFees } from '#contract/split.ts';
import { Shares, type SharesProps } from './shares.tsx';

export interface PayoutSplitProps extends Omit<SharesProps, 'split'> {
  /** What the job is agreed or offered at, before both fees, in whole cents. */
  payoutCents: number;
  /** Of a job that has a cleaner: the fees fixed for it. Before that the flat fee of today counts. */
  fees?: FixedFees;
}

/** A job's money at this payout, fees included, for both sides. */
export const PayoutSplit = ({ payoutCents, fees, ...rest }: PayoutSplitProps) => (
  <Shares
    split={bothSides({ click: 'job', payoutCents: toCents(payoutCents), fees })}
    credit={isWaived(fees)}
    {...rest}
  />
);

/** A cleaning that could not be done has no fee on either side, for other reasons. */
export const isWaived = ({ hostFeeCents, cleanerFeeCents }: FixedFees = {}) =>
  cleanerFeeCents === 0 && hostFeeCents !== 0;

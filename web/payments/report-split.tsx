import { bothSides } from '#contract/both-sides.ts';
import type { Cents } from '#contract/money.ts';
import type { FixedFees } from '#contract/split.ts';
import { Shares, type SharesProps } from './shares.tsx';

interface ReportSplitProps extends Pick<SharesProps, 'viewer' | 'tense'> {
  payoutCents: Cents;
  /** As they were fixed for the job. */
  fees: FixedFees;
}

/** Both sides' money at the payout that a report ends with; at nothing, both fees are waived. */
export const ReportSplit = ({ payoutCents, fees, ...rest }: ReportSplitProps) => (
  <Shares split={bothSides({ click: 'decision', payoutCents, fees })} {...rest} />
);

import { bothSides } from '#contract/both-sides.ts';
import { type Cents, toCents } from '#contract/money.ts';
import type { FixedFees } from '#contract/split.ts';
import { Shares, type SharesProps } from './shares.tsx';

interface ReportSplitProps extends Pick<SharesProps, 'viewer' | 'tense'> {
  payoutCents: Cents;
  /** As they were fixed for the job. */
  fees: FixedFees;
  /** Paid before the report, which does not touch it. */
  tipCents?: Cents;
}

/** Both sides' money at the payout that a report ends with; at nothing, both fees are waived. */
export function ReportSplit({ payoutCents, fees, tipCents = toCents(0), ...rest }: ReportSplitProps) {
  const split = bothSides({ click: 'decision', payoutCents, fees });
  const hostPaysCents = toCents(split.hostPaysCents + tipCents);
  const cleanerReceivesCents = toCents(split.cleanerReceivesCents + tipCents);
  return <Shares split={{ ...split, hostPaysCents, cleanerReceivesCents }} {...rest} />;
}

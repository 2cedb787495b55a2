import { type Cents, toCents } from '#contract/money.ts';
import { type FixedFees, splitOf } from '#contract/split.ts';
import { Shares, type SharesProps } from './shares.tsx';

interface ReportSplitProps extends Pick<SharesProps, 'viewer' | 'past'> {
  payoutCents: Cents;
  /** As they were fixed for the job. */
  fees: FixedFees;
}

const nothing = toCents(0);

/** Both sides' money at the payout that a report ends with; at nothing, both fees are waived. */
export function ReportSplit({ payoutCents, fees, ...rest }: ReportSplitProps) {
  const none = { hostPaysCents: nothing, cleanerReceivesCents: nothing, platformKeepsCents: nothing };
  const { hostFeeCents, cleanerFeeCents } = fees;
  const fixed = {
    ...(hostFeeCents !== undefined && { hostFeeCents }),
    ...(cleanerFeeCents !== undefined && { cleanerFeeCents }),
  };
  return <Shares split={payoutCents === 0 ? none : splitOf(payoutCents, fixed)} {...rest} />;
}

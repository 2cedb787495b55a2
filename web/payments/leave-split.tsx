import type { JobDetail } from '#contract/jobs.ts';
import { toCents } from '#contract/money.ts';
import { couldNotCleanPayOf, waitingPayOf } from '#contract/waiting-pay.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Shares } from './shares.tsx';

/** Both sides' money if the cleaner leaves without cleaning: half the payout and the waiting pay, no fees. */
export function LeaveSplit({ job }: { job: JobDetail }) {
  const now = useNow();
  if (!job.waiting) return null;
  const { centsPerHour, since } = job.waiting;
  const cents = toCents(couldNotCleanPayOf(job.payoutCents) + waitingPayOf(centsPerHour, now - Date.parse(since)));
  const split = { hostPaysCents: cents, cleanerReceivesCents: cents, platformKeepsCents: toCents(0) };
  return <Shares viewer="cleaner" split={split} />;
}

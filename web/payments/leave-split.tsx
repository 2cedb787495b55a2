import { bothSides } from '#contract/both-sides.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { waitedBy } from '#contract/waiting-pay.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Shares } from './shares.tsx';

/** Both sides' money if the cleaner leaves without cleaning: half the payout and the waiting pay, no fees. */
export function LeaveSplit({ job: { payoutCents, waiting } }: { job: Pick<JobDetail, 'payoutCents' | 'waiting'> }) {
  const now = useNow();
  if (!waiting) return null;
  const { centsPerHour } = waiting;
  const split = bothSides({ click: 'leave', payoutCents, centsPerHour, waited: waitedBy(waiting, now) });
  return <Shares viewer="cleaner" split={split} />;
}

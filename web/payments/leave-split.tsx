import { bothSides } from '#contract/both-sides.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Shares } from './shares.tsx';

/** Both sides' money if the cleaner leaves without cleaning: half the payout and the waiting pay, no fees. */
export function LeaveSplit({ job: { payoutCents, waiting } }: { job: Pick<JobDetail, 'payoutCents' | 'waiting'> }) {
  const now = useNow();
  if (!waiting) return null;
  const { centsPerHour, since } = waiting;
  const split = bothSides({ click: 'leave', payoutCents, centsPerHour, waited: now - Date.parse(since) });
  return <Shares viewer="cleaner" split={split} />;
}

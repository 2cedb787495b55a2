import type { JobDetail } from '#contract/jobs.ts';
import { lateCancelOf } from '#contract/late-cancel.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Shares } from './shares.tsx';

/** What canceling costs and brings at this moment: nothing, or half the payout once it is late. */
export function CancelSplit({ job }: { job: JobDetail }) {
  return <Shares viewer="host" split={lateCancelOf(job, new Date(useNow()))} />;
}

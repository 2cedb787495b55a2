import { bothSides } from '#contract/both-sides.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Shares } from './shares.tsx';

const everySecond = 1000;

/** What canceling costs and brings at this moment: nothing, or a share of the payout once it is late. */
export function CancelSplit({ job }: { job: JobDetail }) {
  return <Shares viewer="host" split={bothSides({ click: 'cancel', job, now: new Date(useNow(everySecond)) })} />;
}

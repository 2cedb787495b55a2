import type { JobDetail } from '#contract/jobs.ts';
import { mayLeaveAt, waitingPayOf } from '#contract/waiting-pay.ts';
import type { JobFacts } from './job-view.ts';
import type { Waiting } from './kept-waiting.ts';

export const isWaiting = ({ waiting }: Pick<JobFacts, 'waiting'>): boolean => waiting?.endedAt === null;

/** Whether the cleaner has stood at the door long enough to go. */
export const mayLeave = ({ waiting }: Pick<JobFacts, 'waiting'>, now: Date): boolean =>
  waiting !== null && now >= mayLeaveAt(waiting.since);

/** A wait as it stands once it has ended. */
export const endedWaiting = (waiting: Waiting, now: Date): Waiting => ({
  ...waiting,
  endedAt: now.toISOString(),
  payCents: waitingPayOf(waiting.centsPerHour, now.getTime() - Date.parse(waiting.since)),
});

/** The columns' changes where something shows that the cleaner is in by now; the first such thing begins the work. */
export const inside = (job: Pick<JobFacts, 'waiting' | 'workBegunAt'>, now: Date) => ({
  ...waitingOver(job, now),
  workBegunAt: job.workBegunAt ?? now,
});

/** The column's change where the wait is over: nothing unless they were waiting. */
export const waitingOver = ({ waiting }: Pick<JobFacts, 'waiting'>, now: Date) =>
  waiting?.endedAt === null ? { waiting: endedWaiting(waiting, now) } : {};

export const presentWaiting = ({ waiting }: Pick<JobFacts, 'waiting'>): JobDetail['waiting'] =>
  waiting && {
    ...waiting,
    mayLeaveAt: mayLeaveAt(waiting.since).toISOString(),
  };

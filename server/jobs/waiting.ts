import type { JobDetail } from '#contract/jobs.ts';
import { type Cents, toCents } from '#contract/money.ts';
import { mayLeaveAt, waitedBy, waitingPayOf } from '#contract/waiting-pay.ts';
import type { JobFacts } from './job-view.ts';
import type { Waiting } from './kept-waiting.ts';

export const isWaiting = ({ waiting }: Pick<JobFacts, 'waiting'>): boolean => waiting?.endedAt === null;

/** Whether the cleaner has stood at the door long enough to go. */
export const mayLeave = ({ waiting }: Pick<JobFacts, 'waiting'>, now: Date): boolean =>
  waiting !== null && now >= mayLeaveAt(waiting);

/** A wait as it stands once it has ended. */
export const endedWaiting = (waiting: Waiting, now: Date): Waiting => ({
  ...waiting,
  endedAt: now.toISOString(),
  payCents: waitingPayOf(waiting.centsPerHour, waitedBy(waiting, now.getTime())),
});

/** The same wait where it had not ended after all. */
export const resumedWaiting = (waiting: Waiting): Waiting => ({ ...waiting, endedAt: null, payCents: null });

/** What a wait that is over adds to a job that is not paid yet; nothing once a report decided that nobody pays. */
export function waitingPayOn(job: Pick<JobFacts, 'status' | 'waiting' | 'decidedPayoutCents'>): Cents {
  const isToCome = job.status === 'IN_PROGRESS' || job.status === 'SUBMITTED';
  return toCents((isToCome && job.decidedPayoutCents !== 0 && job.waiting?.payCents) || 0);
}

/** The waits that another one follows; nothing where there were none. */
export function earlierWaits({ waiting }: Pick<JobFacts, 'waiting'>): Pick<Waiting, 'earlier'> {
  if (!waiting?.endedAt) return {};
  const { reason, since, endedAt, earlier = [] } = waiting;
  return { earlier: [...earlier, { reason, since, endedAt }] };
}

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
    mayLeaveAt: mayLeaveAt(waiting).toISOString(),
  };

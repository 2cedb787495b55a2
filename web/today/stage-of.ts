import type { Job } from '#contract/jobs.ts';
import { isHeld } from '#contract/states.ts';
import type { Stop } from '#contract/today.ts';

export type Stage = 'done' | 'current' | 'later';

/** Whether a job of the day is behind the cleaner, the one to turn to now, or still to come. */
export function stageOf({ id, status }: Pick<Job, 'id' | 'status'>, currentId: string | null): Stage {
  if (id === currentId) return 'current';
  return isHeld(status) ? 'later' : 'done';
}

/** Whether a stop is what the cleaner is to be at by now: under way there, at its door, or at work in it. */
export const isDue = (stop: Stop | null, now: number): boolean =>
  stop !== null &&
  (stop.job.status === 'IN_PROGRESS' || stop.job.can.includes('wait') || now >= Date.parse(stop.leg.leaveBy));

/** The stop to turn to: what is running, else the first that is not done, else what is left from an earlier day; none once all are. */
export const currentOf = (stops: readonly Stop[]): Stop | null =>
  stops.find(({ job, overdue }) => job.status === 'IN_PROGRESS' && !overdue) ??
  stops.find(({ job }) => job.status === 'ASSIGNED') ??
  stops.find(({ overdue }) => overdue) ??
  null;

import { betweenJobs, longestJob } from '#contract/terms.ts';
import type { SentenceCode } from '#contract/validation.ts';
import { day, plus } from '#server/platform/clock.ts';
import { invalidInput } from '#server/platform/refusal.ts';

const farthest = 2 * 365 * day;

/** Refuses (400) a start in the past or over two years away, an end not after the start, and more than 24 hours. */
export function checkTimes(start: Date, end: Date, now: Date): void {
  const errors: Record<string, SentenceCode> = {};
  if (start < now) errors.startTime = 'startPast';
  else if (start > plus(now, farthest)) errors.startTime = 'startFar';
  if (end <= start) errors.endTime = 'endBeforeStart';
  else if (end > plus(start, longestJob)) errors.endTime = 'jobTooLong';
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/** Until when a job keeps its cleaner busy: there is half an hour between two jobs. */
export const busyUntilOf = (end: Date): Date => plus(end, betweenJobs);

import { getBeforeBid } from '#contract/before-bid-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { useRead } from '#web/platform/use-read.ts';

/** SPEC §9, where nothing is known of such a job. */
const otherwise = 3;
/** In milliseconds. */
const quarter = 15 * 60 * 1000;

/**
 * How many hours a bid on an open job begins with: as long as cleanings take in this home, in homes of its size, or by
 * the host's plan, in the quarters that the form takes; never longer than the home is free. Undefined until it is known.
 */
export function useUsualHours(job: Pick<Job, 'id' | 'can' | 'startTime' | 'endTime'>): number | undefined {
  const { id, can } = job;
  const weighs = can.includes('weigh');
  const { data, error } = useRead(getBeforeBid, { params: { id }, enabled: weighs });
  if (data) return withinWindow(Math.round(data.usual.minutes / 15) / 4, job);
  return error || !weighs ? withinWindow(otherwise, job) : undefined;
}

function withinWindow(hours: number, { startTime, endTime }: Pick<Job, 'startTime' | 'endTime'>): number {
  const window = Math.floor((Date.parse(endTime) - Date.parse(startTime)) / quarter) / 4;
  return Math.min(12, Math.max(1, Math.min(hours, window)));
}

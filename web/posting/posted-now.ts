import { addDays } from '#contract/days.ts';
import type { Job } from '#contract/jobs.ts';
import { datesOfSeries, seriesPostedAhead } from '#contract/series-dates.ts';
import { localTime, zonedToUtc } from '#contract/zoned-time.ts';
import type { PostingValues } from './posting-values.ts';
import { isSeries } from './repeats.ts';

interface At {
  timeZone: string;
  /** The host’s jobs that are not over. */
  jobs: readonly Pick<Job, 'propertyId' | 'startTime'>[];
  now: number;
}

/**
 * How many jobs a series posts as soon as it is there: those of the coming weeks, but for the days on which the property
 * has a job already (server/series/post-ahead.ts).
 */
export function postedNow(values: PostingValues, { timeZone, jobs, now }: At): number {
  const { repeat, propertyId, startTime, lastDate } = values;
  if (!isSeries(repeat) || startTime === '') return 0;
  const [firstDate, hour] = [startTime.slice(0, 10), startTime.slice(11)];
  const today = localTime(new Date(now), timeZone).date;
  const busy = new Set(
    jobs.filter((job) => job.propertyId === propertyId).map((job) => localTime(new Date(job.startTime), timeZone).date),
  );
  const series = { every: repeat, firstDate, lastDate: lastDate || null };
  return datesOfSeries(series, today, addDays(today, seriesPostedAhead)).filter((date) => {
    const start = zonedToUtc(`${date}T${hour}`, timeZone);
    return start !== null && Date.parse(start) > now && !busy.has(date);
  }).length;
}

import { addDays } from '#contract/days.ts';
import type { Job } from '#contract/jobs.ts';
import { datesOfSeries, seriesPostedAhead } from '#contract/series-dates.ts';
import { localTime, zonedToUtc } from '#contract/zoned-time.ts';
import type { PostingValues } from './posting-values.ts';
import { endsBeforeFirst, isSeries } from './repeats.ts';

interface At {
  timeZone: string;
  /** The host’s jobs that are not over. */
  jobs: readonly Pick<Job, 'propertyId' | 'startTime'>[];
  now: number;
}

const datesShown = 6;
/** Six of every two weeks, and one to say that there are more. */
const daysShown = 6 * 14;

interface SeriesAhead {
  /** The first of its dates. */
  dates: string[];
  hasMore: boolean;
  /**
   * How many jobs it posts as soon as it is there: those of the coming weeks, but for the days on which the property has
   * a job already (server/series/post-ahead.ts).
   */
  postedNow: number;
  /** The day on which the first is posted, where none is now. */
  postedFrom: string | null;
}

/** What a series brings that is being typed; null for what does not come again, has no start yet, or would be over before it. */
export function seriesAhead(values: PostingValues, { timeZone, jobs, now }: At): SeriesAhead | null {
  const { repeat, propertyId, startTime, lastDate } = values;
  if (!isSeries(repeat) || startTime === '' || endsBeforeFirst(startTime, lastDate)) return null;
  const [firstDate, hour] = [startTime.slice(0, 10), startTime.slice(11)];
  const today = localTime(new Date(now), timeZone).date;
  const busy = new Set(
    jobs.filter((job) => job.propertyId === propertyId).map((job) => localTime(new Date(job.startTime), timeZone).date),
  );
  const series = { every: repeat, firstDate, lastDate: lastDate || null };
  const isAhead = (date: string) => Date.parse(zonedToUtc(`${date}T${hour}`, timeZone) ?? '') > now;
  const coming = datesOfSeries(series, firstDate, addDays(firstDate, daysShown)).filter(isAhead);
  const horizon = addDays(today, seriesPostedAhead);
  const postedNow = datesOfSeries(series, today, horizon).filter((date) => isAhead(date) && !busy.has(date)).length;
  const later = coming.find((date) => date > horizon && !busy.has(date));
  return {
    dates: coming.slice(0, datesShown),
    hasMore: coming.length > datesShown,
    postedNow,
    postedFrom: postedNow === 0 && later ? addDays(later, -seriesPostedAhead) : null,
  };
}

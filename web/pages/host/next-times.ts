import type { Job } from '#contract/jobs.ts';
import { utcToZoned, zonedToUtc } from '#contract/zoned-time.ts';

const dayMs = 86_400_000;

/** The same hours of the home's clock on the next day on which the start is still to come. */
export function nextTimes(
  { startTime, endTime, timeZone }: Pick<Job, 'startTime' | 'endTime' | 'timeZone'>,
  now: number,
) {
  const [start, end] = [utcToZoned(startTime, timeZone), utcToZoned(endTime, timeZone)];
  const days = Math.max(1, Math.ceil((now - Date.parse(startTime)) / dayMs));
  // a night of changed clocks is an hour longer or shorter than the others
  const near = [days - 1, days, days + 1].filter((count) => count > 0);
  const later = near.find((count) => Date.parse(zonedToUtc(shift(start, count), timeZone) ?? '') > now);
  return { startTime: shift(start, later ?? days), endTime: shift(end, later ?? days) };
}

/** The wall clock so many days on. */
const shift = (local: string, days: number): string =>
  new Date(Date.parse(`${local}Z`) + days * dayMs).toISOString().slice(0, 16);

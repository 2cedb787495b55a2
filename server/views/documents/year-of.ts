import { localTime } from '#contract/zoned-time.ts';

/** `YYYY-MM`, and the year alone, as the calendar of a zone shows an instant. */
export const monthOf = (at: Date, timeZone: string): string => localTime(at, timeZone).date.slice(0, 7);
export const yearOf = (at: Date, timeZone: string): number => Number(localTime(at, timeZone).date.slice(0, 4));

/** From the present year back to that of the first movement, if there was any. */
export function yearsSince(first: Date | null, now: Date, timeZone: string): number[] {
  const present = yearOf(now, timeZone);
  const oldest = first ? Math.min(present, yearOf(first, timeZone)) : present;
  return Array.from({ length: present - oldest + 1 }, (_, back) => present - back);
}

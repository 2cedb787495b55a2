import type { BusyTime } from '#contract/busy-calendars.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { localTime } from '#contract/zoned-time.ts';
import { formatDay } from './format.ts';

interface Place {
  language: LanguageCode;
  timeZone: string;
}

/** The first and the last day of a time that takes whole days there; null for one that begins or ends within a day. */
export function wholeDays({ startTime, endTime }: BusyTime, place: Place): { from: string; until: string } | null {
  const isMidnight = (instant: string) => localTime(new Date(instant), place.timeZone).time === '00:00';
  if (!isMidnight(startTime) || !isMidnight(endTime)) return null;
  // the midnight at the end belongs to the day after
  const lastMoment = new Date(Date.parse(endTime) - 1000).toISOString();
  return { from: formatDay(startTime, place), until: formatDay(lastMoment, place) };
}

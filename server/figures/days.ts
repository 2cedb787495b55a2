import { addDays } from '#contract/days.ts';
import { localTime, midnightOf } from '#contract/zoned-time.ts';

/** Some time of one day, the end excluded: the whole day, or a part of it. */
export interface Span {
  /** `YYYY-MM-DD` */
  day: string;
  begin: Date;
  end: Date;
}

export const dayAt = (at: Date, timeZone: string): string => localTime(at, timeZone).date;

/** From one midnight to the next: 23, 24 or 25 hours. */
export const wholeDay = (day: string, timeZone: string): Span => ({
  ...{ day, begin: midnightOf(day, timeZone), end: midnightOf(addDays(day, 1), timeZone) },
});

/** Both ends included. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

import { addDays } from '#contract/days.ts';
import { localTime, zonedToUtc } from '#contract/zoned-time.ts';

/** Some time of one day, the end excluded: the whole day, or a part of it. */
export interface Span {
  /** `YYYY-MM-DD` */
  day: string;
  begin: Date;
  end: Date;
}

export const dayAt = (at: Date, timeZone: string): string => localTime(at, timeZone).date;

/** When a day begins on this zone’s clocks. */
export function midnight(day: string, timeZone: string): Date {
  const begin = zonedToUtc(`${day}T00:00`, timeZone);
  if (begin === null) throw new Error(`${day} is no day`);
  return new Date(begin);
}

/** From one midnight to the next: 23, 24 or 25 hours. */
export const wholeDay = (day: string, timeZone: string): Span => ({
  ...{ day, begin: midnight(day, timeZone), end: midnight(addDays(day, 1), timeZone) },
});

/** Both ends included. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

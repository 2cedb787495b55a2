import { zonedToUtc } from '#contract/zoned-time.ts';

/** From an instant until another, which no longer belongs to it. */
export interface Span {
  from: Date;
  until: Date;
}

/** A year as the calendar of a zone has it. */
export const yearSpan = (year: number, timeZone: string): Span => ({
  from: newYear(year, timeZone),
  until: newYear(year + 1, timeZone),
});

/** The first moment of a year. */
function newYear(year: number, timeZone: string): Date {
  const midnight = zonedToUtc(`${year}-01-01T00:00`, timeZone);
  if (!midnight) throw new Error(`There is no year ${year}`);
  return new Date(midnight);
}

import { midnightOf } from '#contract/zoned-time.ts';

/** From an instant until another, which no longer belongs to it. */
export interface Span {
  from: Date;
  until: Date;
}

/** A year as the calendar of a zone has it. */
export const yearSpan = (year: number, timeZone: string): Span => ({
  from: midnightOf(`${year}-01-01`, timeZone),
  until: midnightOf(`${year + 1}-01-01`, timeZone),
});

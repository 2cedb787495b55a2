import { day } from './clock.ts';

/** The instant that a span begins at: the first of a day in UTC, or the instant as it was sent. */
export const beginOf = (dayOrInstant: string): Date => new Date(dayOrInstant);

/** The instant that a span ends before: a day is in it as a whole. */
export const endOf = (dayOrInstant: string): Date =>
  new Date(Date.parse(dayOrInstant) + (isDay(dayOrInstant) ? day : 0));

const isDay = (text: string): boolean => text.length === 'YYYY-MM-DD'.length;

import { addDays, nightsBetween } from './days.ts';
import { longestJob } from './terms.ts';
import { zonedToUtc } from './zoned-time.ts';

/** How often a series comes. */
export const seriesSteps = ['week', 'twoWeeks'] as const;
export type SeriesStep = (typeof seriesSteps)[number];
/** An ended series stays as it was and posts nothing; nothing follows it. */
export const seriesStatuses = ['ACTIVE', 'PAUSED', 'ENDED'] as const;
export type SeriesStatus = (typeof seriesStatuses)[number];
/** What has become of one of its dates: `covered` where another job is at the property on that day. */
export const seriesDateStates = ['planned', 'posted', 'taken', 'skipped', 'canceled', 'covered'] as const;
export type SeriesDateState = (typeof seriesDateStates)[number];

/** Jobs are posted this many days ahead, on the property's calendar. */
export const seriesPostedAhead = 28;
/** A property never needs more of them. */
export const seriesPerProperty = 10;

const daysBetween: Record<SeriesStep, number> = { week: 7, twoWeeks: 14 };

export interface SeriesDates {
  every: SeriesStep;
  /** Every other date follows from it. */
  firstDate: string;
  lastDate: string | null;
}

/** The dates of a series from one day to another, both included. */
export function datesOfSeries({ every, firstDate, lastDate }: SeriesDates, from: string, until: string): string[] {
  const step = daysBetween[every];
  const ahead = nightsBetween(firstDate, from);
  const last = lastDate !== null && lastDate < until ? lastDate : until;
  const dates: string[] = [];
  let date = addDays(firstDate, Math.max(0, Math.ceil(ahead / step)) * step);
  for (; date <= last; date = addDays(date, step)) dates.push(date);
  return dates;
}

interface SeriesHours {
  /** On the property's clock, `HH:MM`; an end that is not after the start is on the next day. */
  startTime: string;
  endTime: string;
}

/**
 * When the cleaning of one date is: the hours stay those of the property's clock, whatever that clock does. In the night
 * in which it jumps a start may be read an hour later, and then the cleaning lasts as long as on any other day.
 */
export function seriesWindow(date: string, { startTime, endTime }: SeriesHours, timeZone: string) {
  const endDate = endTime > startTime ? date : addDays(date, 1);
  const start = Date.parse(zonedToUtc(`${date}T${startTime}`, timeZone) ?? '');
  const end = Date.parse(zonedToUtc(`${endDate}T${endTime}`, timeZone) ?? '');
  const usual = Date.parse(`${endDate}T${endTime}Z`) - Date.parse(`${date}T${startTime}Z`);
  const ends = end > start ? Math.min(end, start + longestJob) : start + usual;
  return { startTime: new Date(start), endTime: new Date(ends) };
}

import { dateFormat } from './kept-formats.ts';
import type { Weekday } from './states.ts';

/**
 * A property's own time and the UTC instants it stands for. Local times are texts as `datetime-local` fields hold them
 * ("2026-03-08T02:30", seconds if known); docs/decisions/0012-one-clock-for-property-time.md says why this is our own.
 */

const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;
const day = 24 * 3_600_000;

/** What a property has until its place or its zone is known: better plainly wrong everywhere than right by luck. */
export const unknownZone = 'UTC';

/** Whether a property’s clock is not known yet: nobody lives by UTC, under whichever of its names it was set. */
export const isUnknownZone = (timeZone: string): boolean => /^(etc\/)?(utc|uct|universal|zulu)$/i.test(timeZone);

export interface LocalTime {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
  weekday: Weekday;
}

/**
 * The UTC instant (ISO 8601) of a local time in a zone; null if the text is not a local time.
 * A skipped hour is read as if the clocks had not jumped (02:30 becomes 03:30); for a repeated hour the first is meant.
 */
export function zonedToUtc(local: string, timeZone: string): string | null {
  const wall = wallTimeOf(local);
  if (wall === null) return null;
  const [first = wall - offsetAt(wall - day, timeZone)] = momentsOf(wall, timeZone);
  return new Date(first).toISOString().replace('.000Z', 'Z');
}

/** When a day (`YYYY-MM-DD`) begins on a zone's clocks; throws where there is no such day. */
export function midnightOf(date: string, timeZone: string): Date {
  const begin = zonedToUtc(`${date}T00:00`, timeZone);
  if (begin === null) throw new Error(`${date} is no day`);
  return new Date(begin);
}

/** The date and time that calendar and clock show at an instant in a zone. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const part = shownAt(instant, timeZone);
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    weekday: part('weekday').toLowerCase() as Weekday, // the contract uses the English names of days
  };
}

/** The local time of an instant in a zone, as a `datetime-local` field takes it. */
export function utcToZoned(instant: string, timeZone: string): string {
  const { date, time } = localTime(new Date(instant), timeZone);
  return `${date}T${time}`;
}

/** Whether the clocks of this zone skip this local time. */
export const isSkipped = (local: string, timeZone: string): boolean => timesShown(local, timeZone) === 0;

/** Whether the clocks of this zone show this local time twice, on the night they are set back. */
export const isDoubled = (local: string, timeZone: string): boolean => timesShown(local, timeZone) === 2;

/** How often the zone's clocks show a local time; null if the text is not one. */
function timesShown(local: string, timeZone: string): number | null {
  const wall = wallTimeOf(local);
  return wall === null ? null : momentsOf(wall, timeZone).length;
}

/** The local time read as if it were UTC, in milliseconds; null if no clock ever shows it. */
function wallTimeOf(local: string): number | null {
  if (!localPattern.test(local)) return null;
  const wall = Date.parse(`${local}Z`);
  // 30 February is parsed as 1 or 2 March.
  return !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(local) ? wall : null;
}

/**
 * The instants at which the zone's clocks show a wall time, the earlier first, from the offsets a day before and a day
 * after. No zone changes its clocks twice within two days.
 */
function momentsOf(wall: number, timeZone: string): number[] {
  const offsets = new Set([offsetAt(wall - day, timeZone), offsetAt(wall + day, timeZone)]);
  const moments = [...offsets].map((offset) => wall - offset);
  return moments.filter((instant) => instant + offsetAt(instant, timeZone) === wall);
}

/** How far the zone's clocks are ahead of UTC at an instant of whole seconds, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const part = shownAt(instant, timeZone);
  // Six digits, because a half-typed or mistyped year can be anything.
  const date = `+${part('year').padStart(6, '0')}-${part('month')}-${part('day')}`;
  return Date.parse(`${date}T${part('hour')}:${part('minute')}:${part('second')}Z`) - instant;
}

function shownAt(instant: Date | number, timeZone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = clockOf(timeZone).formatToParts(instant);
  return (type) => parts.find((each) => each.type === type)?.value ?? '';
}

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    weekday: 'long',
  });

import { localTime, zonedToUtc } from '#contract/zoned-time.ts';
import { day, hour, plus } from '#server/platform/clock.ts';

/** What the clock shows (`HH:MM`) at a home, that many days from today as the home's calendar has it. */
export function homeTime(now: Date, timeZone: string, days: number, time: string): Date {
  const { date } = localTime(now, timeZone);
  const then = plus(new Date(`${date}T12:00:00Z`), days * day);
  return new Date(zonedToUtc(`${then.toISOString().slice(0, 10)}T${time}`, timeZone) ?? '');
}

const half = hour / 2;
/** The half hour that has begun at an instant. */
export const halfHour = (instant: Date): Date => new Date(Math.floor(instant.getTime() / half) * half);

import { addDays } from '#contract/days.ts';
import { utcToZoned } from '#contract/zoned-time.ts';

const dayMs = 86_400_000;
const wallMs = (local: string) => Date.parse(`${local}Z`);

/** The dates of the coming days in a zone, "2026-11-20" first. */
export function comingDates(now: number, timeZone: string, count = 7): string[] {
  const first = utcToZoned(new Date(now).toISOString(), timeZone).slice(0, 10);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The place of an instant on a strip that begins at midnight of a date: by the wall clock of its own zone. */
export function placeOnStrip(instant: string, timeZone: string, firstDate: string): number {
  return (wallMs(utcToZoned(instant, timeZone)) - wallMs(`${firstDate}T00:00`)) / dayMs;
}

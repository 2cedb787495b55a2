import type { QuietHours } from '#contract/notice-preferences.ts';
import { localTime, zonedToUtc } from '#contract/zoned-time.ts';
import { day, plus } from '#server/platform/clock.ts';

/** When the quiet hours end that somebody is in; null outside them. Hours that pass midnight end on the next day. */
export function quietUntil(now: Date, hours: QuietHours | null, timeZone: string): Date | null {
  if (!hours) return null;
  const { start, end } = hours;
  const { date, time } = localTime(now, timeZone);
  const overnight = end < start;
  const isQuiet = overnight ? time >= start || time < end : time >= start && time < end;
  if (!isQuiet) return null;
  const lastDay = overnight && time >= start ? localTime(plus(noonOf(date), day), 'UTC').date : date;
  const over = zonedToUtc(`${lastDay}T${end}`, timeZone);
  const moment = over ? new Date(over) : null;
  // on the night the clocks are set back an end may be shown twice, and the first may be over
  return moment && moment > now ? moment : null;
}

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

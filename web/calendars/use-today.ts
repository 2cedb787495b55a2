import { addDays } from '#contract/days.ts';
import { utcToZoned } from '#contract/zoned-time.ts';
import { ownZone } from '#web/platform/own-zone.ts';
import { useNow } from '#web/platform/use-now.ts';

/** Today where the reader is, and a day so many days later. */
export function useToday(): { today: string; later: (days: number) => string } {
  const timeZone = ownZone();
  const today = utcToZoned(new Date(useNow()).toISOString(), timeZone).slice(0, 10);
  return { today, later: (days) => addDays(today, days) };
}

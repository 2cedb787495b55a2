import { utcToZoned } from '#contract/zoned-time.ts';
import { useNow } from '#web/platform/use-now.ts';

/** Today where the reader is, and a day so many days later. */
export function useToday(): { today: string; later: (days: number) => string } {
  const now = useNow();
  const dayOf = (at: number) =>
    utcToZoned(new Date(at).toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone).slice(0, 10);
  return { today: dayOf(now), later: (days) => dayOf(now + days * 86_400_000) };
}

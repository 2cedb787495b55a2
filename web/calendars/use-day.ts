import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** Writes a day of the calendar ("2026-12-05") as "Fri, Dec 5". */
export function useDay(): (day: string) => string {
  const { language } = useLanguage();
  return (day) => formatDay(`${day}T12:00:00Z`, { language, timeZone: 'UTC' });
}

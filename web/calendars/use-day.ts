import { formatDate, formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { productNow } from '#web/platform/product-time.ts';

const longAway = 300 * 86_400_000;

/** Writes a day of the calendar ("2026-12-05") as "Fri, Dec 5", and with its year where another could be meant. */
export function useDay(): (day: string) => string {
  const { language } = useLanguage();
  return (day) => {
    const noon = `${day}T12:00:00Z`;
    if (Math.abs(Date.parse(noon) - productNow()) < longAway) return formatDay(noon, { language, timeZone: 'UTC' });
    return formatDate(new Date(noon), language, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  };
}

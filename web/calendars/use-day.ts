import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { productNow } from '#web/platform/product-time.ts';

/** Writes a day of the calendar ("2026-12-05") as "Sat, Dec 5", and with its year where it is not this one. */
export function useDay(): (day: string) => string {
  const { language } = useLanguage();
  return (day) => {
    const isThisYear = day.startsWith(String(new Date(productNow()).getFullYear()));
    const parts = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    return formatDate(new Date(`${day}T12:00:00Z`), language, isThisYear ? parts : { ...parts, year: 'numeric' });
  };
}

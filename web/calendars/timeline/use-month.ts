import { useSearchParams } from 'react-router';
import { showTimeline } from '#contract/calendar-calls.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { addMonths } from '#web/ui/month-grid.ts';
import { useToday } from '../use-today.ts';
import { dateIn, datesFrom, daysBetween } from './timeline-model.ts';

/** So many properties are drawn at once; a button brings the next ones. */
const atOnce = 25;

/** The month and the property that the address names, and what is there. */
export function useMonth(now: number) {
  const [query, setQuery] = useSearchParams();
  const readerToday = useToday().today;
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0] ?? readerToday.slice(0, 7);
  const propertyId = query.get('property') || undefined;
  const from = `${month}-01`;
  const dates = datesFrom(from, daysBetween(from, `${addMonths(month, 1)}-01`));
  const read = usePages(showTimeline, { from, days: dates.length, propertyId, limit: atOnce });
  const zone = read.items?.[0]?.property.timeZone;
  const show = (changes: Record<'month' | 'property', string | undefined>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    read,
    dates,
    month,
    propertyId,
    today: zone ? dateIn(now, zone) : readerToday,
    onMonth: (next: string | undefined) => show({ month: next, property: propertyId }),
    onProperty: (next: string | undefined) => show({ month: query.get('month') ?? undefined, property: next }),
  };
}

import type { Booking } from '#contract/bookings.ts';
import { showTimeline } from '#contract/calendar-calls.ts';
import { addDays } from '#contract/days.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
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
  const month = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0] ?? readerToday.slice(0, 7);
  const propertyId = query.get('property') || undefined;
  const dates = datesOf(month, readerToday);
  const from = dates[0] ?? '';
  const read = usePages(showTimeline, { from, days: dates.length, propertyId, limit: atOnce });
  const zone = read.items?.[0]?.property.timeZone;
  const show = (changes: Record<'month' | 'property', string | undefined>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return {
    read,
    dates,
    month,
    propertyId,
    today: zone ? dateIn(now, zone) : readerToday,
    onMonth: (next: string | undefined) => show({ month: next, property: propertyId }),
    /** Shows the month in which a stay begins, unless it is in sight. */
    onStay: ({ property, checkInDate, checkOutDate }: Booking) => {
      const isShown = checkInDate <= (dates.at(-1) ?? '') && checkOutDate >= from;
      const next = isShown ? month : checkInDate.slice(0, 7);
      show({ month: next === readerToday.slice(0, 7) ? undefined : next, property: propertyId && property.id });
    },
    onProperty: (next: string | undefined) => show({ month: query.get('month') ?? undefined, property: next }),
  };
}

/** The picture of this month shows two weeks from today on, even if it ends before. */
const atLeastAhead = 14;
/** As many as are read at once. */
const mostDays = 42;

/** The days of a month; the present one goes on into the next where it is nearly over, for most of it would be past. */
function datesOf(month: string, today: string): string[] {
  const first = `${month}-01`;
  const ends = addDays(`${addMonths(month, 1)}-01`, -1);
  const last = today.startsWith(month) ? [ends, addDays(today, atLeastAhead - 1)].sort().at(-1) : ends;
  return datesFrom(first, daysBetween(first, last ?? ends) + 1).slice(-mostDays);
}

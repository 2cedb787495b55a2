import { useEffect, useState } from 'react';
import { calendarHealths, calendarPlatforms } from '#contract/calendar-words.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import type { TableSort } from '#web/ui/table.tsx';

/** Long enough that a name is not asked for letter by letter. */
const typingPause = 250;

const sortKeys = ['host', 'property', 'lastSyncAt', 'nextSyncAt'] as const;

/** Search, filters, order and the open calendar, kept in the address; what is typed counts after a pause. */
export function useCalendarFilters() {
  const address = useAddressValues<'q' | 'health' | 'platform' | 'sort' | 'calendar'>();
  const q = address.get('q') ?? undefined;
  const [typed, setTyped] = useState(q ?? '');
  // Runs again when the address changes, because `set` builds on the address it was made with.
  useEffect(() => {
    const pause = setTimeout(() => address.set('q', typed.trim()), typingPause);
    return () => clearTimeout(pause);
  });
  const health = calendarHealths.find((name) => name === address.get('health'));
  const platform = calendarPlatforms.find((name) => name === address.get('platform'));
  const sort = sortOf(address.get('sort'));
  return {
    query: { q, health, platform, sort: sort && wordOf(sort) },
    isNarrowed: Boolean(q || health || platform),
    ...{ sort, typed, setTyped, set: address.set },
    open: address.get('calendar'),
    onSort: (sort: TableSort) => address.set('sort', wordOf(sort)),
  };
}

const wordOf = ({ key, direction }: TableSort): string => `${direction === 'desc' ? '-' : ''}${key}`;

/** `-lastSyncAt`: the column and its direction; undefined where the address says something else. */
function sortOf(text: string | null): TableSort | undefined {
  const key = sortKeys.find((name) => name === text?.replace('-', ''));
  return key ? { key, direction: text?.startsWith('-') ? 'desc' : 'asc' } : undefined;
}

export type CalendarFilterState = ReturnType<typeof useCalendarFilters>;

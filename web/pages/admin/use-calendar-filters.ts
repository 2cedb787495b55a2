import { calendarHealths, calendarPlatforms } from '#contract/calendar-words.ts';
import { sortingBy, useListFilters } from './use-list-filters.ts';

/** Search, filters, order and the open calendar; what somebody has to look at comes first. */
export function useCalendarFilters() {
  const filters = useListFilters<'health' | 'platform' | 'calendar'>('calendar');
  const { q, oneOf } = filters;
  const [health, platform] = [oneOf('health', calendarHealths), oneOf('platform', calendarPlatforms)];
  const { word: sort, table } = sortingBy(filters, ['host', 'property', 'lastSyncAt', 'nextSyncAt']);
  return {
    ...filters,
    query: { q, health, platform, sort: sort ?? ('health' as const) },
    isNarrowed: Boolean(q || health || platform),
    sorting: table,
    open: filters.get('calendar'),
  };
}

export type CalendarFilterState = ReturnType<typeof useCalendarFilters>;

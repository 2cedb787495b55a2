import { useCallback, useEffect } from 'react';
import type { listIntegrations } from '#contract/calendar.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import type { usePages } from '#web/platform/use-pages.ts';

/** The calendar that the address names, `?calendar=` with its id, or `asks` for the first with an alarm: its card is brought into sight and has the focus, on whichever page of the list it is. */
export function useNamedCalendar({
  items,
  loadMore,
  loadingMore,
}: ReturnType<typeof usePages<typeof listIntegrations>>) {
  const [query] = useSearchParams();
  const named = query.get('calendar');
  const found = items?.find(({ id, alarm }) => (named === 'asks' ? alarm !== null : id === named));
  const isMissing = named && items && !found;
  useEffect(() => {
    if (isMissing && loadMore && !loadingMore) loadMore();
  }, [isMissing, loadMore, loadingMore]);
  const show = useCallback((card: HTMLElement | null) => {
    card?.focus({ preventScroll: true });
    card?.scrollIntoView();
  }, []);
  return { id: found?.id, show };
}

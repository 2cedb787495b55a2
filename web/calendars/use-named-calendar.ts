import { useCallback, useEffect } from 'react';
import type { Integration, listIntegrations } from '#contract/calendar.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import type { usePages } from '#web/platform/use-pages.ts';

/**
 * The calendar that the address names, `?calendar=` with its id, or `asks` for the first with an alarm, on whichever page
 * of the list it is: its card is brought into sight and has the focus. With `&stay=`, a check-out day, what was decided
 * about that stay is opened instead, once.
 */
export function useNamedCalendar(
  { items, loadMore, loadingMore }: ReturnType<typeof usePages<typeof listIntegrations>>,
  onOpen: (opened: 'decisions', integration: Integration, stay: string) => void,
) {
  const [query, setQuery] = useSearchParams();
  const [named, stay] = [query.get('calendar'), query.get('stay')];
  const found = items?.find(({ id, alarm }) => (named === 'asks' ? alarm !== null : id === named));
  const isMissing = named && items && !found;
  useEffect(() => {
    if (isMissing && loadMore && !loadingMore) loadMore();
  }, [isMissing, loadMore, loadingMore]);
  useEffect(() => {
    if (!found || !stay) return;
    onOpen('decisions', found, stay);
    const next = new URLSearchParams(query);
    for (const name of ['calendar', 'stay']) next.delete(name);
    setQuery(next, { replace: true, preventScrollReset: true });
  }, [found, stay, onOpen, query, setQuery]);
  const show = useCallback((card: HTMLElement | null) => {
    card?.focus({ preventScroll: true });
    card?.scrollIntoView();
  }, []);
  return { id: stay ? undefined : found?.id, show };
}

import { useEffect } from 'react';
import { listHostCleaners } from '#contract/calls.ts';
import { usePages } from '#web/platform/use-pages.ts';

/** Everybody who has bid for or worked with the host, for a choice among all of them; undefined until the last page is there. */
export function useAllCleaners() {
  const { items, error, loadMore, loadingMore } = usePages(listHostCleaners, { limit: 100 });
  useEffect(() => {
    if (loadMore && !loadingMore && !error) loadMore();
  }, [loadMore, loadingMore, error]);
  return loadMore ? undefined : items;
}

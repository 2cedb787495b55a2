import { useEffect } from 'react';
import { listHostProperties } from '#contract/calls.ts';
import { usePages } from '#web/platform/use-pages.ts';

/** Every home of the host, to know which of a file’s are there already; undefined until the last page is. */
export function useEveryHome() {
  const { items, total, error, retry, retrying, loadMore, loadingMore } = usePages(listHostProperties, { limit: 100 });
  useEffect(() => {
    if (loadMore && !loadingMore && !error) loadMore();
  }, [loadMore, loadingMore, error]);
  return { properties: loadMore ? undefined : items, total, error, retry, retrying };
}

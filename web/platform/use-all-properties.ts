import { useEffect } from 'react';
import { listHostProperties } from '#contract/calls.ts';
import { usePages } from './use-pages.ts';

/** Every property of the host, for a choice among all of them; undefined until the last page is there. */
export function useAllProperties() {
  const { items, total, error, retry, retrying, loadMore, loadingMore } = usePages(listHostProperties, { limit: 100 });
  useEffect(() => {
    if (loadMore && !loadingMore && !error) loadMore();
  }, [loadMore, loadingMore, error]);
  return { properties: loadMore ? undefined : items, total, error, retry, retrying };
}

import { useEffect } from 'react';
import type { listHostProperties, Property } from '#contract/properties.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import type { usePages } from '#web/platform/use-pages.ts';

/** Opens the property that the address names, `?edit=` with its id, once, on whichever page of the list it is. */
export function useNamedProperty(
  { items, loadMore, loadingMore }: ReturnType<typeof usePages<typeof listHostProperties>>,
  onEdit: (property: Property) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const named = query.get('edit');
  const found = items?.find(({ id }) => id === named);
  const isMissing = named !== null && items !== undefined && !found;
  useEffect(() => {
    if (isMissing && loadMore && !loadingMore) loadMore();
  }, [isMissing, loadMore, loadingMore]);
  useEffect(() => {
    if (!found) return;
    onEdit(found);
    const next = new URLSearchParams(query);
    next.delete('edit');
    setQuery(next, { replace: true, preventScrollReset: true });
  }, [found, onEdit, query, setQuery]);
}

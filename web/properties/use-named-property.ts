import { useEffect } from 'react';
import type { listHostProperties, Property } from '#contract/properties.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import type { usePages } from '#web/platform/use-pages.ts';

/** Opens once what the address asks for: `?edit=` with a property's id, on whichever page of the list it is, or `?add=`. */
export function useNamedProperty(
  { items, loadMore, loadingMore }: ReturnType<typeof usePages<typeof listHostProperties>>,
  onEdit: (property: Property) => void,
  onAdd: () => void,
): void {
  const [query, setQuery] = useSearchParams();
  const named = query.get('edit');
  const found = items?.find(({ id }) => id === named);
  const isMissing = named !== null && items !== undefined && !found;
  useEffect(() => {
    if (isMissing && loadMore && !loadingMore) loadMore();
  }, [isMissing, loadMore, loadingMore]);
  const adds = query.has('add');
  useEffect(() => {
    if (found) onEdit(found);
    else if (adds) onAdd();
    else return;
    const next = new URLSearchParams(query);
    next.delete(found ? 'edit' : 'add');
    setQuery(next, { replace: true, preventScrollReset: true });
  }, [found, adds, onEdit, onAdd, query, setQuery]);
}

import type { CallOf } from '#contract/endpoint.ts';
import { type ItemOf, type List, usePages } from '#web/platform/use-pages.ts';

/**
 * What is open beside a list, by the id in the address. A link opens it over the whole list as it was left, of which only
 * the first page is read: one further down, or one the filters leave out, is read by itself.
 */
export function useOpened<E extends List>(
  endpoint: CallOf<E>,
  items: readonly ItemOf<E>[] | undefined,
  id: string | null,
  isIt: (row: ItemOf<E>, id: string) => boolean,
): ItemOf<E> | undefined {
  return useOpenedOrNone(endpoint, items, id, isIt).open;
}

/** The same, and whether it is known that there is no such one. */
export function useOpenedOrNone<E extends List>(
  endpoint: CallOf<E>,
  items: readonly ItemOf<E>[] | undefined,
  id: string | null,
  isIt: (row: ItemOf<E>, id: string) => boolean,
): { open: ItemOf<E> | undefined; isNone: boolean } {
  const found = (rows: readonly ItemOf<E>[] | undefined) => (id ? rows?.find((row) => isIt(row, id)) : undefined);
  const listed = found(items);
  const alone = usePages(endpoint, { q: id ?? '', limit: 20 }, undefined, {
    enabled: Boolean(id && items && !listed),
  });
  const open = listed ?? found(alone.items);
  return { open, isNone: Boolean(id && !open && items && alone.items) };
}

/** As most rows are known. */
export const byId = (row: { id: string }, id: string): boolean => row.id === id;

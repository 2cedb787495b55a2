import { useEffect, useRef, useState } from 'react';
import { isDay } from '#contract/days.ts';
import { isWholeId } from '#contract/is-whole-id.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import type { TableSort } from '#web/ui/table.tsx';

/** Long enough that a name is not asked for letter by letter. */
const typingPause = 250;

/** An id is shown as what it stands for, and never in the field. */
const wordsOf = (q = '') => (isWholeId(q) ? '' : q);

/**
 * What narrows and sorts an admin's list, and what is open beside it, kept in the address; what is typed counts after a
 * pause. Opening something is a step that the back button undoes.
 */
export function useListFilters<Name extends string>(opened?: Name) {
  const address = useAddressValues<Name | 'q' | 'sort'>();
  const q = address.get('q') ?? undefined;
  /** What the list is narrowed to by its id: by a link, mostly, or pasted. */
  const onlyId = q && isWholeId(q) ? q.toLowerCase() : undefined;
  const [typed, setTyped] = useState(wordsOf(q));
  const known = useRef(q);
  function set(name: Name | 'q' | 'sort', value: string) {
    if (name === 'q') {
      known.current = value || undefined;
      if (wordsOf(value) === '') setTyped('');
    }
    address.set(name, value, { step: name === opened });
  }
  // a link to this very list has other words
  useEffect(() => {
    if (q === known.current) return;
    known.current = q;
    setTyped(wordsOf(q));
  }, [q]);
  // Runs again when the address changes, because `set` builds on the address it was made with.
  useEffect(() => {
    if (onlyId) return;
    const pause = setTimeout(() => set('q', typed.trim()), typingPause);
    return () => clearTimeout(pause);
  });
  return {
    ...{ q, onlyId, typed, setTyped, set },
    get: (name: Name) => address.get(name),
    /** The value of this name, if it is one of these. */
    oneOf: <Value extends string>(name: Name | 'sort', values: readonly Value[]) =>
      values.find((value) => value === address.get(name)),
    /** The day of this name, if it is one. */
    day: (name: Name) => [address.get(name)].find(isDay),
  };
}

export type ListFilterState<Name extends string> = ReturnType<typeof useListFilters<Name>>;

/** The order of a list as its table shows it and as the wire names it: `-host` is downwards; `usual` is how it comes unasked. */
export function sortingBy<Key extends string, Name extends string>(
  filters: ListFilterState<Name>,
  keys: readonly Key[],
  usual?: Key | `-${Key}`,
) {
  const words = keys.flatMap((key) => [key, `-${key}` as const]);
  const word = filters.oneOf('sort', words);
  const shown = word ?? usual;
  const key = keys.find((name) => name === shown?.replace('-', ''));
  const sort: TableSort | undefined = key && { key, direction: shown?.startsWith('-') ? 'desc' : 'asc' };
  const onSort = ({ key: name, direction }: TableSort) =>
    filters.set('sort', `${direction === 'desc' ? '-' : ''}${name}`);
  return { word, table: { ...(sort && { sort }), onSort } };
}

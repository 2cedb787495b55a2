import { useSearchParams } from './search-params.ts';

/**
 * The values a list keeps in its address (`?status=OPEN`). `set` builds on the address of the last render, an empty
 * value removes the name, and `step` makes the change one that the back button undoes.
 */
export function useAddressValues<Name extends string>() {
  const [query, setQuery] = useSearchParams();
  const set = (name: Name, value: string, options?: { step?: boolean }) => setAll([[name, value]], options);
  /** Several at once, as one change. */
  function setAll(values: readonly (readonly [Name, string])[], { step = false } = {}) {
    const changed = new URLSearchParams(query);
    for (const [name, value] of values) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    if (String(changed) === String(query)) return;
    setQuery(changed, { replace: !step, preventScrollReset: true });
  }
  function clear(names: readonly Name[]) {
    const changed = new URLSearchParams(query);
    for (const name of names) changed.delete(name);
    setQuery(changed, { replace: true, preventScrollReset: true });
  }
  return { get: (name: Name) => query.get(name), set, setAll, clear };
}

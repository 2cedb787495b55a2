import { useEffect, useRef } from 'react';
import { useSearchParams } from './search-params.ts';

/**
 * The values a list keeps in its address (`?status=OPEN`). `set` builds on what was set before, also where that is not on
 * the screen yet, an empty value removes the name, and `step` makes the change one that the back button undoes.
 */
export function useAddressValues<Name extends string>() {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const set = (name: Name, value: string, options?: { step?: boolean }) => setAll([[name, value]], options);
  /** Several at once, as one change. */
  function setAll(values: readonly (readonly [Name, string])[], { step = false } = {}) {
    const changed = new URLSearchParams(latest.current);
    for (const [name, value] of values) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    if (String(changed) !== String(latest.current)) go(changed, step);
  }
  function clear(names: readonly Name[]) {
    const changed = new URLSearchParams(latest.current);
    for (const name of names) changed.delete(name);
    go(changed, false);
  }
  function go(changed: URLSearchParams, step: boolean) {
    latest.current = changed;
    setQuery(changed, { replace: !step, preventScrollReset: true });
  }
  return { get: (name: Name) => query.get(name), set, setAll, clear };
}

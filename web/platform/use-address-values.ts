import { useSearchParams } from 'react-router';

/**
 * The values a list keeps in its address (`?status=OPEN`). `set` builds on the address of the last render, an empty
 * value removes the name, and `step` makes the change one that the back button undoes.
 */
export function useAddressValues<Name extends string>() {
  const [query, setQuery] = useSearchParams();
  function set(name: Name, value: string, { step = false } = {}) {
    if ((query.get(name) ?? '') === value) return;
    const changed = new URLSearchParams(query);
    if (value) changed.set(name, value);
    else changed.delete(name);
    setQuery(changed, { replace: !step, preventScrollReset: true });
  }
  function clear(names: readonly Name[]) {
    const changed = new URLSearchParams(query);
    for (const name of names) changed.delete(name);
    setQuery(changed, { replace: true, preventScrollReset: true });
  }
  return { get: (name: Name) => query.get(name), set, clear };
}

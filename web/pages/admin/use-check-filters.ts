import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { backgroundCheckStatuses } from '#contract/states.ts';

/** Filters and the open check, kept in the address. */
export function useCheckFilters() {
  const [query, setQuery] = useSearchParams();
  const sought = query.get('q') ?? undefined;
  const [typed, setTyped] = useState(sought ?? '');
  function set(name: 'status' | 'q' | 'check', value: string) {
    if ((query.get(name) ?? '') === value) return;
    setQuery(
      (before) => {
        const changed = new URLSearchParams(before);
        if (value) changed.set(name, value);
        else changed.delete(name);
        return changed;
      },
      { replace: name !== 'check', preventScrollReset: true },
    );
  }
  const status = backgroundCheckStatuses.find((name) => name === query.get('status'));
  return { status, sought, open: query.get('check'), typed, setTyped, set };
}

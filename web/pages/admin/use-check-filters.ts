import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { backgroundCheckStatuses } from '#contract/states.ts';

/** Long enough that a name is not asked for letter by letter. */
const typingPause = 250;

/** Filters and the open check, kept in the address; what is typed counts after a pause. */
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
  // Runs again when the address changes, because `set` builds on the address it was made with.
  useEffect(() => {
    const pause = setTimeout(() => set('q', typed.trim()), typingPause);
    return () => clearTimeout(pause);
  });
  const status = backgroundCheckStatuses.find((name) => name === query.get('status'));
  return { status, sought, open: query.get('check'), typed, setTyped, set };
}

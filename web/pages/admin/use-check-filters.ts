import { useEffect, useState } from 'react';
import { backgroundCheckStatuses } from '#contract/states.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';

/** Long enough that a name is not asked for letter by letter. */
const typingPause = 250;

/** Filters and the open check, kept in the address; what is typed counts after a pause. */
export function useCheckFilters() {
  const address = useAddressValues<'status' | 'q' | 'check'>();
  const sought = address.get('q') ?? undefined;
  const [typed, setTyped] = useState(sought ?? '');
  const set = (name: 'status' | 'q' | 'check', value: string) => address.set(name, value, { step: name === 'check' });
  // Runs again when the address changes, because `set` builds on the address it was made with.
  useEffect(() => {
    const pause = setTimeout(() => set('q', typed.trim()), typingPause);
    return () => clearTimeout(pause);
  });
  const status = backgroundCheckStatuses.find((name) => name === address.get('status'));
  return { status, sought, open: address.get('check'), typed, setTyped, set };
}

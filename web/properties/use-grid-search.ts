import { useEffect, useState } from 'react';
import { useAddressValues } from '#web/platform/use-address-values.ts';

/** As many homes are looked through at a glance. */
const atAGlance = 8;
/** Long enough that a name is not asked for letter by letter. */
const typingPause = 250;

/** What the list of homes is searched for, which the address keeps; offered where there are many. */
export function useGridSearch() {
  const address = useAddressValues<'q'>();
  const q = address.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const [isMany, setIsMany] = useState(q !== '');
  // Runs again when the address changes, because `set` builds on the address it was made with.
  useEffect(() => {
    const pause = setTimeout(() => address.set('q', typed.trim()), typingPause);
    return () => clearTimeout(pause);
  });
  return {
    ...{ q, typed, setTyped },
    /** Once it is there it stays: what is found may be few, or none. */
    isOffered: (total: number) => {
      if (!isMany && total > atAGlance) setIsMany(true);
      return isMany || total > atAGlance;
    },
  };
}

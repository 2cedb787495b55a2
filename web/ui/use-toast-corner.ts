import { useEffect, useState } from 'react';
import { actedOn } from './acted-on.ts';
import { type Corner, coversButtons, freeCorner } from './toast-corner.ts';

/** A dialog that closes gives the focus back a little later; after that a toast stays where it is read, in milliseconds. */
const settles = 700;

/** The corner of a wide window in which a toast covers nothing of what was just acted on. */
export function useToastCorner(id: number): Corner {
  const [corner, setCorner] = useState(cornerNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast looks anew
  useEffect(() => {
    const shownAt = performance.now();
    const look = () => {
      const isNew = performance.now() - shownAt < settles;
      // later it gives way only to a dialog that has opened meanwhile
      setCorner((corner) => (isNew || coversButtons(corner) ? cornerNow() : corner));
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [id]);
  return corner;
}

const cornerNow = (): Corner => freeCorner(actedOn());

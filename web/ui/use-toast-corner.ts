import { useEffect, useState } from 'react';
import { actedOn } from './acted-on.ts';
import { type Corner, freeCorner } from './toast-corner.ts';

/** A dialog that closes gives the focus back a little later; after that a toast stays where it is read, in milliseconds. */
const settles = 700;

/** The corner of a wide window in which a toast covers nothing of what was just acted on. */
export function useToastCorner(id: number): Corner {
  const [corner, setCorner] = useState(cornerNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast looks anew
  useEffect(() => {
    const shownAt = performance.now();
    const look = () => {
      if (performance.now() - shownAt < settles) setCorner(cornerNow());
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [id]);
  return corner;
}

const cornerNow = (): Corner => freeCorner(actedOn());

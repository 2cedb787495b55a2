import { useEffect, useState } from 'react';
import { actedOn } from './acted-on.ts';
import { type Corner, coversButtons, freeCorner } from './toast-corner.ts';

/** A dialog that closes gives the focus back a little later; after that a toast stays where it is read, in milliseconds. */
const settles = 700;

/** The lower corner of a wide window in which a toast covers nothing of what was just acted on. */
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
    const noMore = whenPartsCome(() => setCorner(cornerNow()));
    return () => {
      document.removeEventListener('focusin', look);
      noMore();
    };
  }, [id]);
  return corner;
}

const cornerNow = (): Corner => freeCorner(actedOn());

/** Tells when something that is to be left free is there that was not: after log-in the page comes later than the toast. */
function whenPartsCome(tell: () => void): () => void {
  const count = () => document.querySelectorAll('[data-keeps-clear]').length;
  let known = count();
  const watch = new MutationObserver(() => {
    const now = count();
    if (now > known) tell();
    known = now;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

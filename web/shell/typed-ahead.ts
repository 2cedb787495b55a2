import { useEffectEvent, useLayoutEffect } from 'react';

let typed = '';

/** What was typed since the search was called, taken once. */
export function takeTypedAhead(): string {
  const taken = typed;
  typed = '';
  return taken;
}

/**
 * Stands in for the search while its code is fetched: whoever types at once has their letters there when it opens. Escape
 * gives it up.
 */
export function TypedAhead({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    typed = '';
    const collect = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      // on many keyboards a sign is written with the right Alt key, which counts as Ctrl and Alt
      if (ctrlKey !== altKey || metaKey) return;
      if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
      else if ([...key].length === 1) typed += key;
      else if (key === 'Escape') leave();
      else if (key !== 'Enter') return;
      // neither what has the focus nor a shortcut of the browser gets it
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', collect, true);
    return () => window.removeEventListener('keydown', collect, true);
  }, []);
  return null;
}

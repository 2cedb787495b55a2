import { useEffect, useState } from 'react';

/** As far down as a toast at the top reaches, with the label of the field below it, in pixels. */
const reach = 220;
/** A dialog that closes takes its field with it and gives the focus back a little later, in milliseconds. */
const settles = 300;

/** The edge of a phone at which a toast lies: the top, unless the field in use is near it. */
export function useToastEdge(id: number): 'top' | 'bottom' {
  const [edge, setEdge] = useState(freeEdge);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast looks anew
  useEffect(() => {
    const look = () => setEdge(freeEdge());
    look();
    const timer = setTimeout(look, settles);
    document.addEventListener('focusin', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', look);
    };
  }, [id]);
  return edge;
}

/** Where one writes at the bottom, the field is never covered from the top. */
function freeEdge(): 'top' | 'bottom' {
  const field = document.activeElement;
  const inField = field?.matches('input, textarea, select, [contenteditable], [aria-invalid="true"]') ?? false;
  const isNear = inField && field && field.getBoundingClientRect().top < reach && !field.closest('[data-writing]');
  return isNear ? 'bottom' : 'top';
}

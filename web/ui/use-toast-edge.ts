import { useEffect, useState } from 'react';

/** As far down as a toast at the top reaches, with the label of the field below it, in pixels. */
const reach = 220;

/** The edge of a phone at which a toast lies: the top, unless the field in use is near it. */
export function useToastEdge(): 'top' | 'bottom' {
  const [edge, setEdge] = useState(freeEdge);
  useEffect(() => {
    const look = () => setEdge(freeEdge());
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  return edge;
}

function freeEdge(): 'top' | 'bottom' {
  const field = document.activeElement;
  const inField = field?.matches('input, textarea, select, [contenteditable], [aria-invalid="true"]') ?? false;
  return inField && field && field.getBoundingClientRect().top < reach ? 'bottom' : 'top';
}

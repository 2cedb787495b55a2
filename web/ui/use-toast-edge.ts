import { useEffect, useState } from 'react';

/** As far down as a toast at the top reaches, with the label of the field below it, in pixels. */
const reach = 220;
/** As far up as one at the bottom reaches, above the bars there, in pixels. */
const atBottom = 280;
/** A dialog that closes takes its field with it and gives the focus back a little later, in milliseconds. */
const settles = 300;

/** The edge of a phone at which a toast lies: where it covers nothing that it speaks of. */
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

/**
 * The bottom, above the bars there: a page begins at the top with what it is about. The top only where one at the bottom
 * would cover a field that is written in, or what is in a dialog; a conversation keeps its head free. What was pressed
 * lower down is covered for as long as the toast is read: a second place for it would be looked for.
 */
function freeEdge(): 'top' | 'bottom' {
  const field = document.activeElement;
  const inField = field?.matches('input, textarea, select, [contenteditable], [aria-invalid="true"]') ?? false;
  if (inField && field && isNearTop(field)) return 'bottom';
  const isBare = !document.querySelector('[data-writing]') && !document.body.hasAttribute('data-scroll-locked');
  if (!isBare || (inField && field && isNearBottom(field))) return 'top';
  const title = document.querySelector('h1');
  // lower down the keyboard of a phone lies at the bottom
  return !inField || (title && isInSight(title)) ? 'bottom' : 'top';
}

const isNearTop = (element: Element) =>
  element.getBoundingClientRect().top < reach && !element.closest('[data-writing]');

const isInSight = (element: Element) => element.getBoundingClientRect().bottom > 0 && isNearTop(element);

const isNearBottom = (element: Element) => element.getBoundingClientRect().bottom > window.innerHeight - atBottom;

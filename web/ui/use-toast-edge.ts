import { useEffect, useState } from 'react';
import { actedOn } from './acted-on.ts';

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
 * The bottom, above the bars there, where a page begins at the top with what it is about. The top where one at the bottom
 * would cover what was acted on or is written in; a conversation keeps its head free.
 */
function freeEdge(): 'top' | 'bottom' {
  const field = document.activeElement;
  const inField = field?.matches('input, textarea, select, [contenteditable], [aria-invalid="true"]') ?? false;
  if (inField && field && isNearTop(field)) return 'bottom';
  const isBare = !document.querySelector('[data-writing]') && !document.body.hasAttribute('data-scroll-locked');
  if (!isBare || isNearBottom(actedOn())) return 'top';
  const title = document.querySelector('h1');
  // lower down the keyboard of a phone lies at the bottom
  return !inField || (title && isInSight(title)) ? 'bottom' : 'top';
}

const isNearTop = (element: Element) =>
  element.getBoundingClientRect().top < reach && !element.closest('[data-writing]');

const isInSight = (element: Element) => element.getBoundingClientRect().bottom > 0 && isNearTop(element);

/** What is pressed in the bars at the edge lies below it; a page that has just been opened has the focus as a whole, and nothing on it was acted on. */
function isNearBottom(element: Element | null): boolean {
  if (!element || element.matches('main') || element.closest('[data-thumb-bar], [data-thumb-foot], [data-bottom-bar]'))
    return false;
  return element.getBoundingClientRect().bottom > window.innerHeight - atBottom;
}

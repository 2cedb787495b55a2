import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/**
 * Moves a row of a list by its handle: with the mouse or a thumb as soon as it is past the middle of its neighbor, with
 * the arrow keys by one. A step puts the row elsewhere in the document, so the window follows the pointer, and the
 * handle is given its focus back.
 */
export function useRowDrag(onStep: (by: -1 | 1) => void) {
  const handle = useRef<HTMLButtonElement>(null);
  const step = useRef(onStep);
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => {
    if (!dragging) return;
    const follow = ({ clientY }: PointerEvent) => {
      const row = handle.current?.closest('li');
      const [above, below] = [row?.previousElementSibling, row?.nextElementSibling];
      if (above && clientY < middleOf(above)) step.current(-1);
      else if (below && clientY > middleOf(below)) step.current(1);
      row?.scrollIntoView?.({ block: 'nearest' });
    };
    const end = () => setDragging(false);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragging]);

  function onPointerDown(event: ReactPointerEvent) {
    if (event.button === 0) setDragging(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
    requestAnimationFrame(() => handle.current?.focus());
  }
  return { dragging, handle: { ref: handle, onPointerDown, onKeyDown } };
}

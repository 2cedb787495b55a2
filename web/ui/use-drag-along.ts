import { type DragEvent, type PointerEvent, useState } from 'react';
import { farthest, type MonthCell } from './month-timeline-model.ts';

/** The days between where something was picked up and where it would land. */
export type Dragged = { from: number; to: number };

/** Lets a mouse or pen drag a gap along the free days of its row, to the one it is let go on. A finger scrolls instead. */
export function useDragAlong(cells: readonly MonthCell[], land: (day: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const day = dayAt(event.target);
      if (event.pointerType === 'touch' || event.button !== 0 || day === null || !cells[day]?.free) return;
      setDragged({ from: day, to: day });
      endSomehow(() => setDragged(null));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const day = dayAt(event.target);
      if (!dragged || day === null) return;
      const to = farthest(cells, dragged.from, day);
      if (to !== dragged.to) setDragged({ ...dragged, to });
    },
    onPointerUp: () => {
      if (dragged && dragged.to !== dragged.from) land(dragged.to);
    },
    onPointerCancel: () => setDragged(null),
    // a link would be dragged away as an address
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
  };
  return { dragged, handlers };
}

/** Wherever it is let go, or with Esc. */
function endSomehow(end: () => void): void {
  const ended = new AbortController();
  const finish = () => {
    ended.abort();
    end();
  };
  window.addEventListener('pointerup', finish, { signal: ended.signal });
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && finish();
  window.addEventListener('keydown', onKeyDown, { signal: ended.signal });
}

function dayAt(target: EventTarget): number | null {
  const day = target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
  return day === undefined ? null : Number(day);
}

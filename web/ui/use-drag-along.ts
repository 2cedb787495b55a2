import { type DragEvent, type PointerEvent, useState } from 'react';
import { farthest, type MonthCell } from './month-timeline-model.ts';

/** The days between where something was picked up and where it would land. */
export type Dragged = { from: number; to: number };

/** Lets a mouse or pen drag a gap along the free days of its row. A finger scrolls instead. */
export function useDragAlong(cells: readonly MonthCell[], land: (day: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const day = dayAt(event.target);
      if (event.pointerType === 'touch' || event.button !== 0 || day === null || !cells[day]?.free) return;
      setDragged({ from: day, to: day });
      // wherever it is let go
      window.addEventListener('pointerup', () => setDragged(null), { once: true });
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

function dayAt(target: EventTarget): number | null {
  const day = target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
  return day === undefined ? null : Number(day);
}

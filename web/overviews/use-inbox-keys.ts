import { type RefObject, useEffect, useRef } from 'react';
import { openWindows } from '#web/ui/open-windows.ts';

/** What a key does: a row further or back, settle the row one is on, or open what it is about. */
const deeds: Readonly<Record<string, 'next' | 'previous' | 'settle' | 'open'>> = {
  j: 'next',
  k: 'previous',
  Enter: 'settle',
  o: 'open',
};

/**
 * J and K walk through the rows of a list, Enter presses a row's `data-settles`, O follows its `data-opens`. Where the row
 * one was on has been settled, the one that has moved up takes over. `count` is how many rows there are.
 */
export function useInboxKeys(list: RefObject<HTMLElement | null>, enabled: boolean, count: number): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    const rows = rowsOf(list.current);
    const isLost = document.activeElement === document.body && !openWindows.any();
    if (enabled && isLost && last.current !== null && count > 0) rows[Math.min(last.current, rows.length - 1)]?.focus();
  }, [list, enabled, count]);
  useEffect(() => {
    if (!enabled) return;
    function onKeyDown(event: KeyboardEvent) {
      const deed = deeds[event.key];
      if (!deed || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event)) return;
      const rows = rowsOf(list.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (deed === 'next') focus(Math.min(at + 1, rows.length - 1));
      else if (deed === 'previous') focus(Math.max(at - 1, 0));
      else if (rows[at] && rows[at] === document.activeElement) press(rows[at], deed);
      else return;
      event.preventDefault();

      function focus(index: number) {
        rows[index]?.focus();
        last.current = index;
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list, enabled]);
}

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? []),
];

const press = (row: HTMLElement, deed: 'settle' | 'open') =>
  row.querySelector<HTMLElement>(deed === 'settle' ? '[data-settles]' : '[data-opens]')?.click();

/** Somebody types, or a window is over the page. */
const isElsewhere = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented ||
  openWindows.any() ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null);

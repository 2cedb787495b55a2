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
 * one was on has been settled, the one that has moved up takes over, or the next one where it stays in its place.
 * `count` is how many rows there are, `settled` how many of them stay although they are settled.
 */
export function useInboxKeys(list: RefObject<HTMLElement | null>, enabled: boolean, count: number, settled = 0): void {
  const last = useRef<number | null>(null);
  const byKeys = useGoesByKeys();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one row less to settle is what may take the focus away
  useEffect(() => {
    const isLost = document.activeElement === document.body && !openWindows.any();
    if (!enabled || !isLost || last.current === null || count === 0) return;
    const next = nextToSettle(rowsOf(list.current), last.current);
    // under the mouse nothing jumps; whoever goes by keys has to see where they are
    next?.focus({ preventScroll: true });
    if (byKeys.current) next?.scrollIntoView({ block: 'nearest' });
  }, [list, enabled, count, settled]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const at = rowsOf(list.current).findIndex((row) => target instanceof Node && row.contains(target));
      if (at >= 0) last.current = at;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [list]);
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
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list, enabled]);
}

/** Whether what was done last was done with the keyboard. */
function useGoesByKeys(): RefObject<boolean> {
  const byKeys = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      byKeys.current = type === 'keydown';
    };
    for (const step of ['keydown', 'pointerdown'] as const) document.addEventListener(step, note, true);
    return () => {
      for (const step of ['keydown', 'pointerdown'] as const) document.removeEventListener(step, note, true);
    };
  }, []);
  return byKeys;
}

/** The row at that place or the nearest below it that is not settled, else the nearest above. */
function nextToSettle(rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const isOpen = (row: HTMLElement) => !row.hasAttribute('data-settled');
  return rows.slice(at).find(isOpen) ?? rows.slice(0, at).findLast(isOpen) ?? rows[Math.min(at, rows.length - 1)];
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

import type { KeyboardEvent } from 'react';

/**
 * Arrow keys along a row of buttons, in the reading direction and around its ends; Home and End. Gives the button that
 * has the focus now, null for any other key.
 */
export function focusAlong(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | null {
  const row = event.currentTarget;
  const buttons = [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const place = at < 0 ? undefined : placesOf(row, at)[event.key];
  const next = place === undefined ? undefined : buttons.at(place % buttons.length);
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return next;
}

function placesOf(row: HTMLElement, at: number): Record<string, number> {
  const [forward, backward] =
    getComputedStyle(row).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 };
}

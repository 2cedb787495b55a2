import type { KeyboardEvent } from 'react';

/**
 * Arrow keys along a row of buttons, in the reading direction and around its ends; Home and End. `upAndDown` goes along
 * too, as in every group of radio buttons. Gives the button that has the focus now, null for any other key.
 */
export function focusAlong(event: KeyboardEvent<HTMLElement>, upAndDown = false): HTMLButtonElement | null {
  const row = event.currentTarget;
  const buttons = [...row.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const place = at < 0 ? undefined : placesOf(row, at, upAndDown)[event.key];
  const next = place === undefined ? undefined : buttons.at(place % buttons.length);
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return next;
}

function placesOf(row: HTMLElement, at: number, upAndDown: boolean): Record<string, number> {
  const [forward, backward] =
    getComputedStyle(row).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const places = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 };
  return upAndDown ? { ...places, ArrowDown: at + 1, ArrowUp: at - 1 } : places;
}

import type { KeyboardEvent } from 'react';

/** For a form that costs money or is binding, and for a long list: Enter in a field does not send it, only its button does. */
export function onlyByButton(event: KeyboardEvent): void {
  const { key, target } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (key === 'Enter' && isField) event.preventDefault();
}

/** What one types or picks in; a box to tick is read first. */
const fields = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/**
 * Where focus goes when a dialog opens: its first field, so that one can type at once. Without a field, and on a phone,
 * where a field would raise the keyboard over the text, the dialog itself.
 */
export function focusFirstField(event: Event) {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const touch = window.matchMedia?.('(pointer: coarse)').matches ?? false;
  const field = touch ? null : dialog.querySelector<HTMLElement>(fields);
  (field ?? dialog).focus();
}

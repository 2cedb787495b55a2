/** The things pressed or focused last, the newest first: one in a dialog that has closed since is there no more. */
let recent: readonly WeakRef<Element>[] = [];
const remembered = 8;

/** Begins to remember what the reader acts on; returns how to end it. */
export function followActions(): () => void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element) || target === document.body || target.closest('[data-toast]')) return;
    recent = [new WeakRef(target), ...recent].slice(0, remembered);
  };
  for (const step of ['pointerdown', 'focusin'] as const) document.addEventListener(step, remember, true);
  return () => {
    for (const step of ['pointerdown', 'focusin'] as const) document.removeEventListener(step, remember, true);
  };
}

/** What the reader acted on last and can still see. */
export function actedOn(): Element | null {
  for (const known of recent) {
    const element = known.deref();
    if (element?.isConnected && element.getClientRects().length > 0) return element;
  }
  return null;
}

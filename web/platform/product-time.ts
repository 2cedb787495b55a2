let ahead = 0;
const listeners = new Set<() => void>();

/** The product's current time in ms since 1970: the browser's plus, in a demo, how far its clock was moved. */
export const productNow = (): number => Date.now() + ahead;

export function setProductTime(aheadMs: number): void {
  if (aheadMs === ahead) return;
  ahead = aheadMs;
  for (const listener of listeners) listener();
}

export function onProductTimeMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

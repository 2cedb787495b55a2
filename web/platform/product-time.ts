let ahead = 0;
const listeners = new Set<() => void>();

/** The product's present in milliseconds since 1970: the browser's, and in a demo as far ahead as its clock was moved. */
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

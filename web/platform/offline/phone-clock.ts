/** Anything less is the way over the line, or nothing that a record would show. */
const allowed = 3 * 60_000;

let ahead = 0;
const listeners = new Set<() => void>();

/** Looks at the time of the server's answer, which is another machine's. */
export function tellOfClock({ headers }: Pick<Response, 'headers'>): void {
  const there = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(there)) return;
  const off = Date.now() - there;
  const next = Math.abs(off) > allowed ? off : 0;
  if (Math.round(next / 60_000) === Math.round(ahead / 60_000)) return;
  ahead = next;
  for (const listener of listeners) listener();
}

/** By how many milliseconds this phone’s clock is fast, or below 0 slow; 0 where it is right, or nobody knows. */
export const clockAhead = (): number => ahead;

export function onClockLookedAt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

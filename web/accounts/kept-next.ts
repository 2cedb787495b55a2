import { safeNext } from './safe-next.ts';

const storageKey = 'next';
/** A link of a mail lives ten minutes; somebody may read the page for a while before asking for it. */
const keptFor = 30 * 60_000;

/** Keeps the page that a visitor wants, so that a link of a mail, which opens in a new tab, leads there as well. */
export function keepNext(next: string | null): void {
  const page = safeNext(next);
  if (page === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify({ page, until: Date.now() + keptFor }));
}

/** The page that was kept, once; null for none, an old one, or anything that is no page of ours. */
export function takeNext(): string | null {
  const kept = localStorage.getItem(storageKey);
  localStorage.removeItem(storageKey);
  try {
    const { page, until } = JSON.parse(kept ?? '{}');
    return typeof page === 'string' && Date.now() < until ? safeNext(page) : null;
  } catch {
    return null;
  }
}

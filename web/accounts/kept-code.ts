import type { CodeRequest, Registration } from './code-request.ts';

const storageKey = 'mailedCode';

export type AuthTab = 'login' | 'register';

/** A code step as it stands: where the code went, its wrong tries, and what was typed with it. Never the code. */
export interface KeptCode {
  request: CodeRequest;
  wrongTries: number;
  /** Only of a registration. */
  details?: Registration;
}
type Stored = KeptCode & { tab: AuthTab; page: string; search: string };

/** Keeps a code step for this browser tab, so that a refresh does not lose the code that is in the mail. */
export function keepCode(tab: AuthTab, kept: KeptCode): void {
  const stored: Stored = { ...kept, tab, page: location.pathname, search: location.search };
  sessionStorage.setItem(storageKey, JSON.stringify(stored));
}

/** The code step of a tab while its code lives; null for none, an old one, or anything that is no step of ours. */
export function keptCode(tab: AuthTab): KeptCode | null {
  const stored = read();
  return stored?.tab === tab && (tab === 'login' || stored.details) ? stored : null;
}

/** The tab on which this page was left at the code step. */
export function keptTab(): AuthTab | null {
  const stored = read();
  return stored && stored.page === location.pathname && keptCode(stored.tab) ? stored.tab : null;
}

/** Forgets the code step, of one tab or whichever it is. */
export function forgetCode(tab?: AuthTab): void {
  if (!tab || read()?.tab === tab) sessionStorage.removeItem(storageKey);
}

function read(): Stored | null {
  try {
    // written by `keepCode` above
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Stored | null;
    const lives = typeof stored?.request.email === 'string' && Date.now() < stored.request.expiresAt;
    return lives && !isOvertaken(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Whoever comes by another link that says as whom they register begins anew; a refresh of the same one does not. */
const isOvertaken = ({ search }: Stored): boolean =>
  new URLSearchParams(location.search).has('role') && search !== location.search;

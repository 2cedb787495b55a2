import { backFromVisit, currentVisit, forgetVisit } from './visit.ts';

const storageKey = 'token';
const deletedKey = 'account-deleted';

/**
 * This browser's bearer token, kept under the local-storage key `token`; null when signed out. A tab in which an admin
 * sees the product as somebody else has the token of that visit.
 */
export function readToken(): string | null {
  return currentVisit()?.token ?? localStorage.getItem(storageKey);
}

export function saveToken(token: string): void {
  forgetVisit();
  sessionStorage.removeItem(deletedKey);
  localStorage.setItem(storageKey, token);
}

export function forgetToken(): void {
  if (currentVisit()) forgetVisit();
  else localStorage.removeItem(storageKey);
}

const accountListeners = new Set<() => void>();

/** The account may be another than the page knows: suspended, or restored. */
export function doubtAccount(): void {
  for (const listener of accountListeners) listener();
}

export function onAccountDoubted(listener: () => void): () => void {
  accountListeners.add(listener);
  return () => accountListeners.delete(listener);
}

const expiryListeners = new Set<() => void>();

/** The server no longer knows this token, so it is cleared, unless a newer one has replaced it. */
export function expireToken(token: string): void {
  if (readToken() !== token) return;
  const visit = currentVisit();
  forgetToken();
  // the admin’s own session goes on
  if (visit) backFromVisit(visit);
  else for (const listener of expiryListeners) listener();
}

export function onTokenExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Empties the token before it goes: other tabs see that somebody signed out, which is more than a session that ran out. */
export function signOutToken(): void {
  saveToken('');
  forgetToken();
}

/** This tab's account is no more, and the browser's Back leads to its pages, also after they were loaded anew. */
export function signOutDeleted(): void {
  signOutToken();
  sessionStorage.setItem(deletedKey, 'yes');
}

/** Whether whoever was signed in in this tab has deleted their account. */
export const isAccountDeleted = (): boolean => sessionStorage.getItem(deletedKey) !== null;

/** Calls back when another tab signs in or out, and says whether somebody signed out there. */
export function onTokenChangedElsewhere(changed: (signedOut: boolean) => void): () => void {
  const listener = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === storageKey || key === null) changed(oldValue === '' || newValue === '');
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const storageKey = 'token';

/** The bearer token of this browser, kept under the local-storage key `token`; null when signed out. */
export function readToken(): string | null {
  return localStorage.getItem(storageKey);
}

export function saveToken(token: string): void {
  localStorage.setItem(storageKey, token);
}

export function forgetToken(): void {
  localStorage.removeItem(storageKey);
}

/** Calls back when another tab signs in or out. */
export function onTokenChangedElsewhere(changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const storageKey = 'device';

/** A random token by which the server recognizes this browser at sign-in; it grants nothing. */
export function deviceToken(): string {
  const kept = localStorage.getItem(storageKey);
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(storageKey, made);
  return made;
}

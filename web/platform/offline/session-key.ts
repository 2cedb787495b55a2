const purpose = new TextEncoder().encode('freshkey answers kept for the time without a connection');

let made: { token: string; key: Promise<CryptoKey> } | undefined;

/**
 * The key of what a session has read: made from its token and kept nowhere, so that with the token goes the way to open
 * anything. Browsers know no such keys without https; then there is none.
 */
export function sessionKey(token: string): Promise<CryptoKey> {
  if (made?.token !== token) made = { token, key: derived(token) };
  return made.key;
}

async function derived(token: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(token), 'HKDF', false, ['deriveKey']);
  const way = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: purpose };
  return crypto.subtle.deriveKey(way, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

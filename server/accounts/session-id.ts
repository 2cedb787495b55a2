import type { KeyedHasher } from '#server/platform/sealer.ts';

/**
 * What names a session to its owner, who is told neither its token nor the token's hash: a UUID of our own making
 * (version 8, RFC 9562), always the same for one session.
 */
export function sessionId(hasher: KeyedHasher, tokenHash: Buffer): string {
  const hex = hasher.hash('session id', tokenHash.toString('hex')).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

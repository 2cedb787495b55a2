import { ECDH } from 'node:crypto';
import type { PushTarget } from './push-sender.ts';

type Keys = Pick<PushTarget, 'p256dh' | 'auth'>;

/** Which of the keys that came with a subscription no browser can have made; RFC 8291 says what they are. */
export function wrongPushKeys({ p256dh, auth }: Keys): (keyof Keys)[] {
  return [
    ...(isPointOfP256(Buffer.from(p256dh, 'base64url')) ? [] : (['p256dh'] as const)),
    ...(Buffer.from(auth, 'base64url').length === 16 ? [] : (['auth'] as const)),
  ];
}

function isPointOfP256(key: Buffer): boolean {
  // uncompressed: a byte that says so and both coordinates
  if (key.length !== 65 || key[0] !== 4) return false;
  try {
    ECDH.convertKey(key, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

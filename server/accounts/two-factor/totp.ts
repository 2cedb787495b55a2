import { createHmac, timingSafeEqual } from 'node:crypto';

// Time-based one-time passwords, RFC 6238 with what every authenticator app does: SHA-1, six digits, 30 seconds.

const stepLength = 30_000;
const digits = 6;

/** Which 30 seconds since 1970 an instant is in. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepLength);

/** The code of one step (RFC 4226, 5.3). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step around these that a code belongs to, one before or after for clocks that differ; null for a wrong code. */
export function stepOf(secret: Buffer, code: string, around: readonly number[]): number | null {
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (const step of around.flatMap((now) => [now, now - 1, now + 1])) {
    const right = Buffer.from(codeAt(secret, step));
    if (found === null && typed.length === right.length && timingSafeEqual(typed, right)) found = step;
  }
  return found;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding (RFC 4648), as apps take a secret that is typed. */
export function base32Of(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What an app's camera reads: whose secret it is, and for what. */
export function otpauthUrl(secret: Buffer, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `secret=${base32Of(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
  return `otpauth://totp/${label}?${query}`;
}

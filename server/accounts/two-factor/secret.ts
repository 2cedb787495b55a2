import { randomBytes } from 'node:crypto';
import type { Kit } from '#server/platform/kit.ts';
import { placeIn } from '#server/platform/sealed-column.ts';
import type { UserRow } from '../present-user.ts';
import { twoFactorSecret } from '../sealed-columns.ts';

/** 160 bits, as long as SHA-1's result (RFC 4226, 4). */
const length = 20;

/** A new secret, and how it is stored. */
export function makeSecret({ sealer }: Kit, userId: string): { secret: Buffer; sealed: Buffer } {
  const secret = randomBytes(length);
  return { secret, sealed: sealer.seal(secret.toString('base64'), placeIn(twoFactorSecret, [userId])) };
}

/** The secret of an account, whether it counts already or is being set up; null without one. */
export function secretOf({ sealer }: Kit, { id, twoFactorSealed }: UserRow): Buffer | null {
  if (!twoFactorSealed) return null;
  return Buffer.from(sealer.open(twoFactorSealed, placeIn(twoFactorSecret, [id])), 'base64');
}

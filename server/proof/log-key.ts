import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { day } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { placeIn, type SealedColumn } from '#server/platform/sealed-column.ts';
import { hashOf } from './hashes.ts';
import { logKeys } from './table.ts';

export const sealedLogKey: SealedColumn = {
  ...{ table: 'log_key', column: 'private_sealed', key: ['id'], kind: 'bytea' },
};
/** A key that is stolen signs for no longer than this. */
const keyLasts = 90 * day;

export interface Signer {
  key: string;
  publicKey: string;
  /** Ed25519, in base64. */
  sign(bytes: Buffer): string;
}

/** Who signs now: the newest key, or a new one where there is none yet or it has served its time. */
export async function signerAt({ sealer, clock }: Pick<Kit, 'sealer' | 'clock'>, tx: Tx): Promise<Signer> {
  const now = clock.now();
  const [current] = await tx.select().from(logKeys).where(isNull(logKeys.until)).for('update');
  if (current && now.getTime() - current.since.getTime() < keyLasts) {
    const pem = sealer.open(current.privateSealed, placeIn(sealedLogKey, [current.id]));
    return signerFrom(current, pem);
  }
  if (current) await tx.update(logKeys).set({ until: now }).where(eq(logKeys.id, current.id));
  const pair = generateKeyPairSync('ed25519');
  const publicKey = Buffer.from(String(pair.publicKey.export({ format: 'jwk' }).x), 'base64url').toString('base64');
  const id = hashOf(publicKey).slice(0, 16);
  const pem = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await tx
    .insert(logKeys)
    .values({ id, publicKey, privateSealed: sealer.seal(pem, placeIn(sealedLogKey, [id])), since: now });
  return signerFrom({ id, publicKey }, pem);
}

function signerFrom({ id, publicKey }: { id: string; publicKey: string }, pem: string): Signer {
  const secret = createPrivateKey(pem);
  return { key: id, publicKey, sign: (bytes) => sign(null, bytes, secret).toString('base64') };
}

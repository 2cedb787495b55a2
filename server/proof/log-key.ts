import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { endorsementText } from '#contract/record-chain.ts';
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
type KeyRow = typeof logKeys.$inferSelect;
type Keeper = Pick<Kit, 'sealer' | 'clock'>;

/** Who signs now: the newest key, or a new one where there is none yet or it has served its time. */
export async function signerAt(kit: Keeper, tx: Tx): Promise<Signer> {
  const current = await lockCurrent(tx);
  if (!current) return newKey(kit, tx, null);
  const isYoung = kit.clock.now().getTime() - current.since.getTime() < keyLasts;
  return isYoung ? signerOf(kit, current) : replaced(kit, tx, current);
}

interface Leak {
  since: Date;
  /** The id of the key that others may know; the one that signs now where none is named. */
  key?: string | undefined;
}
interface Rotated {
  /** Who signs from now on. */
  key: string;
  distrusted: string | null;
}

/**
 * A new key before its time, because the one that signs may be known to others. An older key that has leaked is only
 * distrusted. Null if there is no such key.
 */
export async function rotateLogKey(kit: Keeper, tx: Tx, leak: Leak | null): Promise<Rotated | null> {
  const current = await lockCurrent(tx);
  const leaked = leak?.key ?? current?.id;
  if (leak && !(leaked && (await distrust(tx, leaked, leak.since)))) return null;
  if (current && leak && leaked !== current.id) return { key: current.id, distrusted: leaked ?? null };
  const signer = current ? await replaced(kit, tx, current) : await newKey(kit, tx, null);
  return { key: signer.key, distrusted: leak ? (leaked ?? null) : null };
}

/** From the earliest time that was ever told; whether there is such a key. */
async function distrust(tx: Tx, id: string, since: Date): Promise<boolean> {
  const distrustedFrom = sql`least(${logKeys.distrustedFrom}, ${since.toISOString()}::timestamptz)`;
  const { rowCount } = await tx.update(logKeys).set({ distrustedFrom }).where(eq(logKeys.id, id));
  return rowCount === 1;
}

async function lockCurrent(tx: Tx): Promise<KeyRow | undefined> {
  const [current] = await tx.select().from(logKeys).where(isNull(logKeys.until)).for('update');
  return current;
}

/** The old key signs the new one, and then nothing any more: its private half is gone. */
async function replaced(kit: Keeper, tx: Tx, current: KeyRow): Promise<Signer> {
  const old = signerOf(kit, current);
  await tx.update(logKeys).set({ until: kit.clock.now(), privateSealed: null }).where(eq(logKeys.id, current.id));
  return newKey(kit, tx, old);
}

async function newKey({ sealer, clock }: Keeper, tx: Tx, old: Signer | null): Promise<Signer> {
  const since = clock.now();
  const pair = generateKeyPairSync('ed25519');
  const publicKey = Buffer.from(String(pair.publicKey.export({ format: 'jwk' }).x), 'base64url').toString('base64');
  const id = hashOf(publicKey).slice(0, 16);
  const pem = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const text = endorsementText({ id, publicKey, since: since.toISOString() });
  const endorsement = old?.sign(Buffer.from(text)) ?? null;
  const privateSealed = sealer.seal(pem, placeIn(sealedLogKey, [id]));
  await tx.insert(logKeys).values({ id, publicKey, privateSealed, endorsement, since });
  return signerFrom({ id, publicKey }, pem);
}

function signerOf({ sealer }: Keeper, { id, publicKey, privateSealed }: KeyRow): Signer {
  if (!privateSealed) throw new Error(`The private half of the signing key ${id} is gone`);
  return signerFrom({ id, publicKey }, sealer.open(privateSealed, placeIn(sealedLogKey, [id])));
}

function signerFrom({ id, publicKey }: { id: string; publicKey: string }, pem: string): Signer {
  const secret = createPrivateKey(pem);
  return { key: id, publicKey, sign: (bytes) => sign(null, bytes, secret).toString('base64') };
}

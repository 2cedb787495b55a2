import { createECDH } from 'node:crypto';
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Db } from '../db.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** A demo's own key, which the migration makes at random; production has its keys from the settings. */
export const pushKeys = pgTable('push_key', {
  onlyOne: smallint().primaryKey().default(1),
  /** 32 bytes, hexadecimal. */
  privateKey: text().notNull(),
});

/** The demo's keys, the same in every process and after each start. */
export async function demoPushKeys(db: Db): Promise<VapidKeys> {
  const [kept] = await db.select().from(pushKeys);
  if (!kept) throw new Error('This database has no key for push notifications');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(kept.privateKey, 'hex'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url').padStart(43, 'A') };
}

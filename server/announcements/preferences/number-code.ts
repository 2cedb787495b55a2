import { randomInt } from 'node:crypto';
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { codeLife, triesPerCode } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { numberProofs } from '../table.ts';
import { numberHash } from './number-hash.ts';

interface Wanted {
  userId: string;
  number: string;
}

/** Makes a new code for a number, in place of the last one; what was proved before stays until the new one is used. */
export async function makeNumberCode(kit: Kit, tx: Tx, wanted: Wanted): Promise<{ code: string; expiresAt: Date }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = plus(kit.clock.now(), codeLife);
  const row = { codeHash: codeHash(kit, wanted, code), codeEndsAt: expiresAt, wrongTries: 0 };
  const hash = numberHash(kit, wanted.number);
  const isSame = sql`${numberProofs.numberHash} = excluded.number_hash`;
  await tx
    .insert(numberProofs)
    .values({ userId: wanted.userId, numberHash: hash, ...row })
    .onConflictDoUpdate({
      target: numberProofs.userId,
      set: { ...row, numberHash: hash, provenAt: sql`case when ${isSame} then ${numberProofs.provenAt} end` },
    });
  return { code, expiresAt };
}

/** Uses up a number's code if it is right; a wrong one costs a try. */
export async function takeNumberCode(kit: Kit, tx: Tx, wanted: Wanted, code: string): Promise<boolean> {
  const now = kit.clock.now();
  const { userId, codeEndsAt, wrongTries } = numberProofs;
  const isOpen = and(isNotNull(numberProofs.codeHash), gt(codeEndsAt, now), lt(wrongTries, triesPerCode));
  const isNumber = eq(numberProofs.numberHash, numberHash(kit, wanted.number));
  const [tried] = await tx
    .update(numberProofs)
    .set({ wrongTries: sql`${wrongTries} + 1` })
    .where(and(eq(userId, wanted.userId), isNumber, isOpen))
    .returning({ sent: numberProofs.codeHash });
  if (!tried?.sent?.equals(codeHash(kit, wanted, code))) return false;
  await tx.update(numberProofs).set({ provenAt: now, codeHash: null }).where(eq(userId, wanted.userId));
  return true;
}

/** Keyed and bound to who was sent it and where: equal codes hash differently. */
const codeHash = ({ hasher }: Kit, { userId, number }: Wanted, code: string): Buffer =>
  hasher.hash('code that proves a number', `${userId}:${number}:${code}`);

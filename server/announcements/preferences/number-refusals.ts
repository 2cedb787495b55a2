import { and, eq } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { SmsRefusal } from '#server/platform/sms-sender.ts';
import { smsRefusals } from '../table.ts';
import { numberHash } from './number-hash.ts';

type Parts = Pick<Kit, 'hasher' | 'clock'>;

/** Why a number gets no texts; null if it does. */
export async function refusalOf(kit: Parts, reader: Reader, number: string): Promise<SmsRefusal | null> {
  const [refusal] = await reader
    .select({ reason: smsRefusals.reason })
    .from(smsRefusals)
    .where(eq(smsRefusals.numberHash, numberHash(kit, number)));
  return refusal?.reason ?? null;
}

/** A number gets no texts from now on, whosever account has it. */
export async function refuseNumber(kit: Parts, db: Reader, number: string, reason: SmsRefusal): Promise<void> {
  const refusal = { reason, refusedAt: kit.clock.now() };
  await db
    .insert(smsRefusals)
    .values({ numberHash: numberHash(kit, number), ...refusal })
    .onConflictDoUpdate({ target: smsRefusals.numberHash, set: refusal });
}

/** A number that could not be reached is tried again. What its owner has answered stays: only START ends a STOP. */
export async function forgetUnreachable(kit: Parts, db: Reader, number: string): Promise<void> {
  const isNumber = eq(smsRefusals.numberHash, numberHash(kit, number));
  await db.delete(smsRefusals).where(and(isNumber, eq(smsRefusals.reason, 'unreachable')));
}

import { and, eq, gt, sql } from 'drizzle-orm';
import { plus } from '#server/platform/clock.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { tooMany } from '#server/platform/http/rate-limit.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Limit } from './limits.ts';
import { attempts } from './table.ts';

type Parts = Pick<Kit, 'clock' | 'hasher'>;
interface Count {
  tries: number;
  endsAt: Date;
}

/** Counts one more try and locks the row until the transaction ends, so that tries for one subject queue up. */
export const countAttempt = (parts: Parts, tx: Tx, limit: Limit, subject: string): Promise<Count> =>
  add(parts, tx, limit, subject, 1);

/** The count so far, with the row locked until the transaction ends. */
export const holdAttempts = (parts: Parts, tx: Tx, limit: Limit, subject: string): Promise<Count> =>
  add(parts, tx, limit, subject, 0);

/** The count so far. */
export async function attemptsSoFar(parts: Parts, reader: Reader, limit: Limit, subject: string): Promise<Count> {
  const now = parts.clock.now();
  const [found] = await reader
    .select({ tries: attempts.tries, endsAt: attempts.endsAt })
    .from(attempts)
    .where(and(eq(attempts.keyHash, keyOf(parts, limit, subject)), gt(attempts.endsAt, now)));
  return found ?? { tries: 0, endsAt: now };
}

/** Starts counting again, after a success. */
export async function forgetAttempts(parts: Parts, tx: Tx, limit: Limit, subject: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.keyHash, keyOf(parts, limit, subject)));
}

/** Counts one more try and refuses it with 429 if it is one too many; the refusal rolls the count back. */
export async function countOrRefuse(parts: Parts, tx: Tx, limit: Limit, subject: string): Promise<void> {
  const { tries, endsAt } = await countAttempt(parts, tx, limit, subject);
  if (tries > limit.most) throw tooMany(endsAt.getTime() - parts.clock.now().getTime());
}

/** Refuses with 429 if the limit has already been reached, without counting. */
export async function refuseWhenReached(parts: Parts, reader: Reader, limit: Limit, subject: string): Promise<void> {
  const { tries, endsAt } = await attemptsSoFar(parts, reader, limit, subject);
  if (tries >= limit.most) throw tooMany(endsAt.getTime() - parts.clock.now().getTime());
}

async function add(parts: Parts, tx: Tx, limit: Limit, subject: string, tries: number): Promise<Count> {
  const now = parts.clock.now();
  const over = sql`${attempts.endsAt} <= ${now}`;
  const [counted] = await tx
    .insert(attempts)
    .values({ keyHash: keyOf(parts, limit, subject), tries, endsAt: plus(now, limit.within) })
    .onConflictDoUpdate({
      target: attempts.keyHash,
      set: {
        tries: sql`case when ${over} then 0 else ${attempts.tries} end + excluded.tries`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning({ tries: attempts.tries, endsAt: attempts.endsAt });
  return counted ?? { tries, endsAt: now };
}

const keyOf = ({ hasher }: Parts, { name }: Limit, subject: string): Buffer =>
  hasher.hash('sign-in attempt', `${name}\n${subject}`);

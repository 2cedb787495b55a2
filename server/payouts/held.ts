import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PayoutHold } from '#contract/payout-hold.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';

const columns = { id: users.id, name: users.name, heldAt: users.payoutsHeldAt, reason: users.payoutsHoldReason };

/** Since when and why a cleaner is paid nothing out; null where they are. Who pays asks under the lock of the balance. */
export async function heldOf(reader: Reader, cleanerId: string): Promise<PayoutHold | null> {
  const [person] = await reader.select(columns).from(users).where(eq(users.id, cleanerId));
  return person ? holdIn(person) : null;
}

/** Everybody whose payouts are held, the one held longest first. */
export async function listPayoutHolds({ db }: { db: Reader }) {
  const people = await db
    .select(columns)
    .from(users)
    .where(and(isNotNull(users.payoutsHeldAt), isNull(users.erasedAt)))
    .orderBy(asc(users.payoutsHeldAt), asc(users.id));
  return people.flatMap(({ id, name, ...person }) => {
    const hold = holdIn(person);
    return hold ? [{ ...hold, cleaner: { id, name } }] : [];
  });
}

const holdIn = ({ heldAt, reason }: { heldAt: Date | null; reason: string | null }): PayoutHold | null =>
  heldAt && { since: heldAt.toISOString(), reason: reason ?? '' };

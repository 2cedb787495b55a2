import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PayoutHold } from '#contract/payout-hold.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type FrozenJobsOf, freeParts, partsOfEach, sumOf } from './free-money.ts';

const columns = { id: users.id, name: users.name, heldAt: users.payoutsHeldAt, reason: users.payoutsHoldReason };

/** Since when and why a cleaner is paid nothing out; null where they are. Who pays asks under the lock of the balance. */
export async function heldOf(reader: Reader, cleanerId: string): Promise<PayoutHold | null> {
  const [person] = await reader.select(columns).from(users).where(eq(users.id, cleanerId));
  return person ? holdIn(person) : null;
}

/** Everybody whose payouts are held, and what could go out otherwise, the one held longest first. */
export async function listPayoutHolds({ db, clock }: Pick<Kit, 'db' | 'clock'>, frozenJobsOf: FrozenJobsOf) {
  const people = await db
    .select(columns)
    .from(users)
    .where(and(isNotNull(users.payoutsHeldAt), isNull(users.erasedAt)))
    .orderBy(asc(users.payoutsHeldAt), asc(users.id));
  const ids = people.map(({ id }) => id);
  const [frozen, parts] = [await frozenJobsOf(db, ...ids), await partsOfEach(db, ids)];
  const holds = [];
  for (const { id, name, ...person } of people) {
    const hold = holdIn(person);
    const free = freeParts(parts.get(id) ?? [], clock.now(), frozen);
    if (hold) holds.push({ ...hold, balanceCents: sumOf(free), cleaner: { id, name } });
  }
  return holds;
}

const holdIn = ({ heldAt, reason }: { heldAt: Date | null; reason: string | null }): PayoutHold | null =>
  heldAt && { since: heldAt.toISOString(), reason: reason ?? '' };

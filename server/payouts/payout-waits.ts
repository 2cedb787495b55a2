import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import type { PayoutWait } from '#contract/payout-holds.ts';
import { users } from '#server/accounts/table.ts';
import { auditLog } from '#server/audit/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { dueNext } from './due-next.ts';
import { type FrozenJobsOf, freeParts, partsOfEach } from './free-money.ts';
import { payoutAccounts } from './table.ts';

/** As it stands in the audit log, which knows who was reminded when. */
export const remindedOfAccount = 'remind of payout account';

/** Everybody whose money only waits for a bank account, the one who waits longest first. */
export async function listPayoutWaits(kit: Kit, frozenJobsOf: FrozenJobsOf): Promise<PayoutWait[]> {
  const { due, asOf } = await dueNext(kit, frozenJobsOf);
  const lacking = due.filter(({ lacksAccount }) => lacksAccount);
  if (lacking.length === 0) return [];
  const people = await peopleOf(
    kit.db,
    lacking.map(({ id }) => id),
  );
  const unable = lacking.filter(({ id }) => people.has(id));
  const ids = unable.map(({ id }) => id);
  const [parts, reminded] = await Promise.all([partsOfEach(kit.db, ids), lastReminded(kit.db, ids)]);
  const frozen = await frozenJobsOf(kit.db, ...ids);
  const now = kit.clock.now().getTime();
  return unable
    .map(({ id, cents }) => {
      const free = freeParts(parts.get(id) ?? [], asOf, frozen).filter(({ amountCents }) => amountCents > 0);
      return {
        cleaner: { id, name: people.get(id)?.name ?? '' },
        amountCents: toCents(cents),
        // of some of it, Friday is the first day
        since: new Date(Math.min(now, ...free.map(({ releasedAt }) => releasedAt.getTime()))).toISOString(),
        account: people.get(id)?.account ?? ('none' as const),
        remindedAt: reminded.get(id)?.toISOString() ?? null,
      };
    })
    .sort((one, other) => one.since.localeCompare(other.since) || one.cleaner.id.localeCompare(other.cleaner.id));
}

/** Who may connect one: a suspended account waits for something else. */
async function peopleOf(db: Reader, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, name: users.name, account: payoutAccounts.status })
    .from(users)
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, users.id))
    .where(and(inArray(users.id, [...ids]), isNull(users.suspendedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** When an admin last reminded each of them. */
export async function lastReminded(db: Reader, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: auditLog.subjectId, at: max(auditLog.at) })
    .from(auditLog)
    .where(and(inArray(auditLog.subjectId, [...ids]), eq(auditLog.action, remindedOfAccount)))
    .groupBy(auditLog.subjectId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}

import { and, eq, inArray, max, ne, type SQL, sql } from 'drizzle-orm';
import { minimumWeeklyPayoutCents, toCents } from '#contract/money.ts';
import { midnightOf } from '#contract/zoned-time.ts';
import { users } from '#server/accounts/table.ts';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type FrozenJobsOf, freeParts, partsOf, sumOf } from './free-money.ts';
import { listPayoutHolds } from './held.ts';
import { payoutAccounts, payouts } from './table.ts';
import { nextFriday, paidOutWeekly } from './weekly-payouts.ts';

/** What is on its way, what is held, and what the next Friday pays out if nothing else happens until then. */
export async function payoutTotals(kit: Kit, frozenJobsOf: FrozenJobsOf) {
  const { timeZone } = kit.settings;
  const sumIn = (status: 'pending' | 'held') =>
    sql<number>`coalesce(sum(${payouts.amountCents}) filter (where ${payouts.status} = ${status}), 0)`.mapWith(Number);
  const [sent] = await kit.db
    .select({ onItsWay: sumIn('pending'), onHold: sumIn('held'), lastWeek: max(payouts.week) })
    .from(payouts);
  const now = kit.clock.now();
  const date = nextFriday(now, timeZone, sent?.lastWeek ?? null);
  // as each cleaner is told it: the worker pays within minutes of midnight
  const asOf = new Date(Math.max(now.getTime(), midnightOf(date, timeZone).getTime()));
  const held = (await listPayoutHolds(kit, frozenJobsOf)).map(({ balanceCents }) => Math.max(balanceCents, 0));
  const next = await withoutFrozen(kit.db, await paidOutWeekly(kit, { date, asOf }), asOf, frozenJobsOf);
  const unable = await withoutFrozen(kit.db, await withoutAccount(kit.db, asOf), asOf, frozenJobsOf);
  return {
    onItsWayCents: toCents(sent?.onItsWay ?? 0),
    onHoldCents: toCents(held.reduce((sum, cents) => sum + cents, sent?.onHold ?? 0)),
    next: { date, ...summed(next), withoutAccount: summed(unable) },
  };
}

interface Due {
  id: string;
  cents: number;
}

const summed = (due: readonly Due[]) => ({
  amountCents: toCents(due.reduce((sum, { cents }) => sum + cents, 0)),
  people: due.length,
});

/** Those who have enough by then and no bank account that takes it. */
function withoutAccount(db: Reader, asOf: Date): Promise<Due[]> {
  const cents = sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number);
  const free: SQL[] = [eq(ledgerEntries.account, 'cleaner'), sql`${ledgerEntries.releasedAt} <= ${asOf}`];
  return db
    .select({ id: users.id, cents })
    .from(ledgerEntries)
    .innerJoin(users, eq(users.id, ledgerEntries.ownerId))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, users.id))
    .where(
      and(
        ...free,
        sql`${users.payoutsHeldAt} is null and ${users.erasedAt} is null`,
        sql`(${payoutAccounts.status} is null or ${ne(payoutAccounts.status, 'enabled')})`,
      ),
    )
    .groupBy(users.id)
    .having(sql`${cents} >= ${minimumWeeklyPayoutCents}`);
}

/** The sums of those with a report that waits are counted anew without what it is about. */
async function withoutFrozen(db: Reader, due: readonly Due[], asOf: Date, frozenJobsOf: FrozenJobsOf): Promise<Due[]> {
  const frozen = await frozenJobsOf(db, ...due.map(({ id }) => id));
  if (frozen.length === 0) return [...due];
  const owners = await db
    .selectDistinct({ id: ledgerEntries.ownerId })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.account, 'cleaner'), inArray(ledgerTransactions.jobId, [...frozen])));
  const told = new Set(owners.map(({ id }) => id));
  const counted: Due[] = [];
  for (const { id, cents } of due)
    counted.push({ id, cents: told.has(id) ? sumOf(freeParts(await partsOf(db, id), asOf, frozen)) : cents });
  return counted.filter(({ cents }) => cents >= minimumWeeklyPayoutCents);
}

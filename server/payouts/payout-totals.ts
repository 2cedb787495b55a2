import { and, eq, inArray, max, sql } from 'drizzle-orm';
import { minimumWeeklyPayoutCents, toCents } from '#contract/money.ts';
import { midnightOf } from '#contract/zoned-time.ts';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type FrozenJobsOf, freeParts, partsOfEach, sumOf } from './free-money.ts';
import { listPayoutHolds } from './held.ts';
import { payouts } from './table.ts';
import { dueBy, nextFriday } from './weekly-payouts.ts';

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
  const due = await withoutFrozen(kit.db, await dueBy(kit, { date, asOf }), asOf, frozenJobsOf);
  const [unable, next] = [true, false].map((lacks) => due.filter(({ lacksAccount }) => lacksAccount === lacks));
  return {
    onItsWayCents: toCents(sent?.onItsWay ?? 0),
    onHoldCents: toCents(held.reduce((sum, cents) => sum + cents, sent?.onHold ?? 0)),
    next: { date, ...summed(next ?? []), withoutAccount: summed(unable ?? []) },
  };
}

const summed = (due: readonly { cents: number }[]) => ({
  amountCents: toCents(due.reduce((sum, { cents }) => sum + cents, 0)),
  people: due.length,
});

/** The sums of those with a report that waits are counted anew without what it is about. */
async function withoutFrozen<Due extends { id: string; cents: number }>(
  db: Reader,
  due: readonly Due[],
  asOf: Date,
  frozenJobsOf: FrozenJobsOf,
): Promise<Due[]> {
  const frozen = await frozenJobsOf(db, ...due.map(({ id }) => id));
  if (frozen.length === 0) return [...due];
  const owners = await db
    .selectDistinct({ id: ledgerEntries.ownerId })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.account, 'cleaner'), inArray(ledgerTransactions.jobId, [...frozen])));
  const parts = await partsOfEach(
    db,
    owners.flatMap(({ id }) => id ?? []).filter((id) => due.some((one) => one.id === id)),
  );
  return due
    .map((one) => {
      const own = parts.get(one.id);
      return own ? { ...one, cents: sumOf(freeParts(own, asOf, frozen)) } : one;
    })
    .filter(({ cents }) => cents >= minimumWeeklyPayoutCents);
}

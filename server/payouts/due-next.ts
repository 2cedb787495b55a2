import { and, eq, inArray, max } from 'drizzle-orm';
import { minimumWeeklyPayoutCents } from '#contract/money.ts';
import { midnightOf } from '#contract/zoned-time.ts';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type FrozenJobsOf, freeParts, partsOfEach, sumOf } from './free-money.ts';
import { payouts } from './table.ts';
import { dueBy, nextFriday } from './weekly-payouts.ts';

/** Whom the next Friday would pay how much if nothing else happens until then, and who of them has no account for it. */
export async function dueNext(kit: Pick<Kit, 'db' | 'clock' | 'settings'>, frozenJobsOf: FrozenJobsOf) {
  const { timeZone } = kit.settings;
  const [sent] = await kit.db.select({ lastWeek: max(payouts.week) }).from(payouts);
  const now = kit.clock.now();
  const date = nextFriday(now, timeZone, sent?.lastWeek ?? null);
  // as each cleaner is told it: the worker pays within minutes of midnight
  const asOf = new Date(Math.max(now.getTime(), midnightOf(date, timeZone).getTime()));
  return { date, asOf, due: await withoutFrozen(kit.db, await dueBy(kit, { date, asOf }), asOf, frozenJobsOf) };
}

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

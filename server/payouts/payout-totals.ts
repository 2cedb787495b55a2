import { sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import type { Kit } from '#server/platform/kit.ts';
import { dueNext } from './due-next.ts';
import type { FrozenJobsOf } from './free-money.ts';
import { listPayoutHolds } from './held.ts';
import { payouts } from './table.ts';

/** What is on its way, what is held, and what the next Friday pays out if nothing else happens until then. */
export async function payoutTotals(kit: Kit, frozenJobsOf: FrozenJobsOf) {
  const sumIn = (status: 'pending' | 'held') =>
    sql<number>`coalesce(sum(${payouts.amountCents}) filter (where ${payouts.status} = ${status}), 0)`.mapWith(Number);
  const [sent] = await kit.db.select({ onItsWay: sumIn('pending'), onHold: sumIn('held') }).from(payouts);
  const held = (await listPayoutHolds(kit, frozenJobsOf)).map(({ balanceCents }) => Math.max(balanceCents, 0));
  const { date, due } = await dueNext(kit, frozenJobsOf);
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

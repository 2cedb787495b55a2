import { max, sql } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { midnightOf } from '#contract/zoned-time.ts';
import type { Kit } from '#server/platform/kit.ts';
import { payouts } from './table.ts';
import { dateAfter, nextFriday, paidOutWeekly } from './weekly-payouts.ts';

/** What is on its way, what is held, and what the next Friday would pay out if it were now. */
export async function payoutTotals(kit: Kit) {
  const { timeZone } = kit.settings;
  const sumOf = (status: 'pending' | 'held') =>
    sql<number>`coalesce(sum(${payouts.amountCents}) filter (where ${payouts.status} = ${status}), 0)`.mapWith(Number);
  const [now] = await kit.db
    .select({ onItsWay: sumOf('pending'), onHold: sumOf('held'), lastWeek: max(payouts.week) })
    .from(payouts);
  const date = nextFriday(kit.clock.now(), timeZone, now?.lastWeek ?? null);
  const due = await paidOutWeekly(kit, { date, asOf: midnightOf(dateAfter(date, 1), timeZone) });
  return {
    ...{ onItsWayCents: toCents(now?.onItsWay ?? 0), onHoldCents: toCents(now?.onHold ?? 0) },
    next: { date, amountCents: toCents(due.reduce((sum, { cents }) => sum + cents, 0)), people: due.length },
  };
}

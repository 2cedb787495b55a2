import { and, eq, lte } from 'drizzle-orm';
import { minimumWeeklyPayoutCents, toCents } from '#contract/money.ts';
import { localTime, zonedToUtc } from '#contract/zoned-time.ts';
import { lockBalance } from '#server/payments/index.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { type FrozenJobsOf, freeParts, partsOf, sumOf } from './free-money.ts';
import { openPayout } from './open-payout.ts';
import { payoutAccounts, payouts } from './table.ts';

/**
 * The task `weekly-payouts`: on Friday, in the installation's own time, every balance from $10 is paid out, once a
 * week. If nothing ran that Friday, it is made up for with what was free by its end.
 */
export function weeklyPayouts(kit: Kit, frozenJobsOf: FrozenJobsOf) {
  return async (): Promise<void> => {
    const friday = latestFriday(kit.clock.now(), kit.settings.timeZone);
    for (const cleanerId of await paidOutWeekly(kit, friday)) {
      try {
        await transact(kit, (tx) => payOut(kit, tx, cleanerId, friday, frozenJobsOf), { keyed: false });
      } catch (error) {
        kit.log.error({ cleanerId, err: error }, 'weekly payout not made');
      }
    }
  };
}

interface Friday {
  /** `YYYY-MM-DD` */
  date: string;
  /** What is free by then is paid out: now, or the end of a Friday that is over. */
  asOf: Date;
}

export function latestFriday(now: Date, zone: string): Friday {
  const today = localTime(now, zone).date;
  // 0 is Sunday, 5 is Friday; a date alone is read as UTC
  const since = (new Date(today).getUTCDay() + 2) % 7;
  const date = dateAfter(today, -since);
  const end = new Date(zonedToUtc(`${dateAfter(date, 1)}T00:00`, zone) ?? now);
  return { date, asOf: end < now ? end : now };
}

/** The day of the next weekly payout for a cleaner: today, if it is Friday and today's has not been made. */
export function nextFriday(now: Date, zone: string, lastWeek: string | null): string {
  const { date } = latestFriday(now, zone);
  const isToday = date === localTime(now, zone).date;
  return isToday && lastWeek !== date ? date : dateAfter(date, 7);
}

const dateAfter = (date: string, days: number): string =>
  plus(new Date(date), days * day)
    .toISOString()
    .slice(0, 10);

/** Those who could be paid by then and have not been this week. */
async function paidOutWeekly({ db }: Kit, { date, asOf }: Friday): Promise<string[]> {
  const done = db.select({ id: payouts.cleanerId }).from(payouts).where(eq(payouts.week, date));
  const [accounts, paid] = await Promise.all([
    db
      .select({ id: payoutAccounts.userId })
      .from(payoutAccounts)
      .where(and(eq(payoutAccounts.status, 'enabled'), lte(payoutAccounts.enabledAt, asOf))),
    done,
  ]);
  const ids = new Set(paid.map(({ id }) => id));
  return accounts.map(({ id }) => id).filter((id) => !ids.has(id));
}

async function payOut(kit: Kit, tx: Tx, cleanerId: string, { date, asOf }: Friday, frozenJobsOf: FrozenJobsOf) {
  await lockBalance(tx, cleanerId);
  const from = freeParts(await partsOf(tx, cleanerId), asOf, await frozenJobsOf(tx, cleanerId));
  const amountCents = sumOf(from);
  if (amountCents < minimumWeeklyPayoutCents) return;
  await openPayout(kit, tx, { cleanerId, amountCents, feeCents: toCents(0), week: date, from });
}

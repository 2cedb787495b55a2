import { and, eq, isNull, lte, not, or, sql } from 'drizzle-orm';
import { addDays } from '#contract/days.ts';
import { minimumWeeklyPayoutCents, toCents } from '#contract/money.ts';
import { localTime, midnightOf } from '#contract/zoned-time.ts';
import { users } from '#server/accounts/table.ts';
import { lockBalance } from '#server/payments/index.ts';
import { ledgerEntries } from '#server/payments/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { type FrozenJobsOf, freeParts, partsOf, sumOf } from './free-money.ts';
import { heldOf } from './held.ts';
import { openPayout } from './open-payout.ts';
import { isReturned } from './returned.ts';
import { payoutAccounts, payouts } from './table.ts';

/**
 * The task `weekly-payouts`: on Friday, in the installation's own time, every balance from $10 is paid out, once a
 * week. If nothing ran that Friday, it is made up for with what was free by its end. Where the bank has sent the last one
 * back, the money waits until the cleaner has looked over their account; where an admin holds their payouts, until they
 * are let go.
 */
export function weeklyPayouts(kit: Kit, frozenJobsOf: FrozenJobsOf) {
  return async (): Promise<void> => {
    const friday = latestFriday(kit.clock.now(), kit.settings.timeZone);
    await eachOnItsOwn(kit, await paidOutWeekly(kit, friday), {
      failed: 'weekly payout not made',
      work: ({ id }) => transact(kit, (tx) => payOut(kit, tx, id, friday, frozenJobsOf), { keyed: false }),
    });
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
  const date = addDays(today, -since);
  const end = midnightOf(addDays(date, 1), zone);
  return { date, asOf: end < now ? end : now };
}

/** The day of the next weekly payout for a cleaner: today, if it is Friday and today's has not been made. */
export function nextFriday(now: Date, zone: string, lastWeek: string | null): string {
  const { date } = latestFriday(now, zone);
  const isToday = date === localTime(now, zone).date;
  return isToday && lastWeek !== date ? date : addDays(date, 7);
}

/** Those to whom that Friday pays out; what a report holds back is seen later. */
const paidOutWeekly = async (kit: Pick<Kit, 'db'>, friday: Friday): Promise<Due[]> =>
  (await dueBy(kit, friday)).filter(({ lacksAccount }) => !lacksAccount);

interface Due {
  id: string;
  cents: number;
  /** No bank account takes it. */
  lacksAccount: boolean;
}

/**
 * Those who have enough by then and have not been paid this week, with what they have in the books. One look at the
 * ledger sums it up for all of them: each cleaner's own entries through their index took twice as long.
 */
export function dueBy({ db }: Pick<Kit, 'db'>, { date, asOf }: Friday): Promise<Due[]> {
  const cents = sql<number>`sum(${ledgerEntries.amountCents})`.mapWith(Number);
  const free = db
    .select({ id: ledgerEntries.ownerId, cents: cents.as('cents') })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'cleaner'), lte(ledgerEntries.releasedAt, asOf)))
    .groupBy(ledgerEntries.ownerId)
    .having(sql`${cents} >= ${minimumWeeklyPayoutCents}`)
    .as('free');
  const isDone = sql`exists (select from ${payouts}
    where ${payouts.cleanerId} = ${users.id} and ${payouts.week} = ${date})`;
  const { status, enabledAt } = payoutAccounts;
  const lacksAccount = sql<boolean>`${status} is distinct from 'enabled'`;
  return db
    .select({ id: users.id, cents: free.cents, lacksAccount })
    .from(free)
    .innerJoin(users, eq(users.id, free.id))
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, users.id))
    .where(
      and(
        isNull(users.payoutsHeldAt),
        // no Friday before that is made up for
        or(isNull(users.payoutsReleasedAt), lte(users.payoutsReleasedAt, asOf)),
        or(
          and(lacksAccount, isNull(users.erasedAt)),
          and(not(lacksAccount), lte(enabledAt, asOf), not(isDone), not(isReturned)),
        ),
      ),
    );
}

async function payOut(kit: Kit, tx: Tx, cleanerId: string, { date, asOf }: Friday, frozenJobsOf: FrozenJobsOf) {
  await lockBalance(tx, cleanerId);
  if (await heldOf(tx, cleanerId)) return;
  const from = freeParts(await partsOf(tx, cleanerId), asOf, await frozenJobsOf(tx, cleanerId));
  const amountCents = sumOf(from);
  // asked after the parts: what has just come back is among them
  const own = and(eq(payoutAccounts.userId, cleanerId), isReturned);
  const [returned] = await tx.select({ id: payoutAccounts.userId }).from(payoutAccounts).where(own);
  if (returned || amountCents < minimumWeeklyPayoutCents) return;
  await openPayout(kit, tx, { cleanerId, amountCents, feeCents: toCents(0), week: date, from });
}

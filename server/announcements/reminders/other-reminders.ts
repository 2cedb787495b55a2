import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { cardEnds } from '#server/cards/index.ts';
import { paymentMethods } from '#server/cards/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { payoutAccounts } from '#server/payouts/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { reminders } from '../table.ts';
import { codesToReplace } from './codes-to-replace.ts';
import type { DueReminder } from './job-reminders.ts';

const batch = 200;
/** So long before their card runs out its owner is reminded. */
const cardWarning = 30 * day;

/** Reviews not written, cards that end, codes to replace, and earnings that no bank account waits for. */
export async function otherRemindersDue(kit: Kit): Promise<DueReminder[]> {
  return [
    ...(await reviewsOwed(kit, 'host')),
    ...(await reviewsOwed(kit, 'cleaner')),
    ...(await cardsEnding(kit)),
    ...(await accountsUnfinished(kit)),
    ...(await accountsMissing(kit)),
    ...(await codesToReplace(kit)),
  ];
}

const notYet = (key: ReturnType<typeof sql>) =>
  sql`not exists (select from ${reminders} where ${reminders.key} = ${key})`;

/** From a day after the payment, for two days more: later nobody remembers. */
async function reviewsOwed({ db, clock }: Kit, side: 'host' | 'cleaner'): Promise<DueReminder[]> {
  const now = clock.now();
  const [userId, written] =
    side === 'host' ? [jobs.hostId, jobs.reviewedByHost] : [sql<string>`${jobs.cleanerId}`, jobs.reviewedByCleaner];
  const key = sql<string>`concat_ws(':', 'reviewReminder', ${jobs.id}, ${userId})`;
  const paid = and(eq(jobs.status, 'PAID'), lte(jobs.paidAt, plus(now, -day)), gt(jobs.paidAt, plus(now, -3 * day)));
  const rows = await db
    .select({ key, userId, jobId: jobs.id })
    .from(jobs)
    .where(and(paid, eq(written, false), notYet(key)))
    .limit(batch);
  return rows.map((row) => ({ ...row, reminder: 'reviewReminder' }));
}

async function cardsEnding({ db, clock }: Kit): Promise<DueReminder[]> {
  const now = clock.now();
  const { id, userId, expYear, expMonth, isDefault, removedAt } = paymentMethods;
  const key = sql<string>`concat_ws(':', 'cardExpires', ${id}, ${expYear}, ${expMonth})`;
  const end = sql.raw(cardEnds);
  const rows = await db
    .select({ key, userId })
    .from(paymentMethods)
    .where(
      and(
        ...[isDefault, isNull(removedAt)],
        // the years first, which the index is ordered by
        sql`${expYear} between ${now.getUTCFullYear() - 1} and ${now.getUTCFullYear() + 1}`,
        sql`${end} > ${now} and ${end} <= ${plus(now, cardWarning)}`,
        notYet(key),
      ),
    )
    .limit(batch);
  return rows.map((row) => ({ ...row, reminder: 'cardExpires', jobId: null }));
}

/** Begun a day ago and not finished. */
async function accountsUnfinished({ db, clock }: Kit): Promise<DueReminder[]> {
  const { userId, status, createdAt } = payoutAccounts;
  const key = sql<string>`concat_ws(':', 'payoutAccountIncomplete', ${userId}, 'begun')`;
  const rows = await db
    .select({ key, userId })
    .from(payoutAccounts)
    .where(and(eq(status, 'pending'), lte(createdAt, plus(clock.now(), -day)), notYet(key)))
    .limit(batch);
  return rows.map((row) => ({ ...row, reminder: 'payoutAccountIncomplete', jobId: null }));
}

/** Paid for a job, and no account to be paid out to. */
async function accountsMissing({ db, clock }: Kit): Promise<DueReminder[]> {
  const now = clock.now();
  const userId = sql<string>`${jobs.cleanerId}`;
  const key = sql<string>`concat_ws(':', 'payoutAccountIncomplete', ${jobs.cleanerId}, 'none')`;
  const paid = and(eq(jobs.status, 'PAID'), lte(jobs.paidAt, plus(now, -day)), gt(jobs.paidAt, plus(now, -30 * day)));
  const rows = await db
    .selectDistinct({ key, userId })
    .from(jobs)
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, jobs.cleanerId))
    .where(and(paid, isNull(payoutAccounts.userId), notYet(key)))
    .limit(batch);
  return rows.map((row) => ({ ...row, reminder: 'payoutAccountIncomplete', jobId: null }));
}

import { and, eq, sql } from 'drizzle-orm';
import { type Cents, toCents } from '#contract/money.ts';
import type { Reader } from '#server/platform/db.ts';
import { payoutAccounts } from './table.ts';

/**
 * The last payout that came to an end, of the account in the query: a weekly one may come back days after an instant one
 * that was begun later. `enabledAt` is when the account was last given or looked over, so what came back before that came
 * back from another bank account.
 */
const cameBack = sql`lateral (select p.amount_cents, p.failure, p.status, p.ended_at from payout p
  where p.cleaner_id = ${payoutAccounts.userId} and p.status in ('paid', 'failed')
  order by p.ended_at desc, p.id desc limit 1) ended`;
const sinceGiven = sql`ended.status = 'failed' and ended.ended_at > ${payoutAccounts.enabledAt}`;

/** The bank has sent the last payout back, and nobody has looked over the account since. */
export const isReturned = sql<boolean>`exists (select from ${cameBack} where ${sinceGiven})`;

/** … but they have been to the provider's page for it since, to change or confirm it. */
export const isLookedOver = sql<boolean>`exists (select from ${cameBack}
  where ${sinceGiven} and ${payoutAccounts.openedAt} >= ended.ended_at)`;

/** What the bank has sent back from the account as it stands; null where nothing is to be done about it. */
export async function returnedTo(
  reader: Reader,
  userId: string,
): Promise<{ amountCents: Cents; failure: string | null } | null> {
  const [found] = await reader
    .select({ amountCents: sql<number>`ended.amount_cents`, failure: sql<string | null>`ended.failure` })
    .from(payoutAccounts)
    .innerJoin(cameBack, sinceGiven)
    .where(and(eq(payoutAccounts.userId, userId), eq(payoutAccounts.status, 'enabled')));
  return found ? { ...found, amountCents: toCents(found.amountCents) } : null;
}

import { and, eq, sql } from 'drizzle-orm';
import { type Cents, toCents } from '#contract/money.ts';
import type { Reader } from '#server/platform/db.ts';
import { payoutAccounts } from './table.ts';

/**
 * The last of a cleaner's payouts (`p` in the query) that came back, which stands for those before it, until one of these
 * statuses follows it. One that failed as well, or is held, has sent nothing again. A weekly one may come back days after
 * an instant one that was begun later, so what ended later follows too. It shows that the bank takes money, not that all
 * of it went out again: `sentAgainAt` does.
 */
export const lastReturnedUntil = (...statuses: ('pending' | 'paid')[]): string =>
  `(p.status = 'failed' and not exists (select from payout f where f.cleaner_id = p.cleaner_id and (
    f.status = 'failed' and (f.ended_at, f.id) > (p.ended_at, p.id)
    or f.status in (${statuses.map((status) => `'${status}'`).join()}) and (f.created_at >= p.ended_at or f.ended_at > p.ended_at))))`;

/** When the money of the one that came back (`p`) went out again, all of it; null while it has not. */
export const sentAgainAt = `case when p.status = 'failed' then (select min(f.created_at) from payout f
  where f.cleaner_id = p.cleaner_id and f.status in ('pending', 'paid') and f.created_at >= p.ended_at
    and (f.method = 'weekly' or f.amount_cents >= p.amount_cents)) end`;

/**
 * The last one of the account in the query, unless one has arrived since: a small one that is only on its way does not
 * show that the bank takes all of the balance. `enabledAt` is when the account was last given or looked over, so what came
 * back before that came back from another bank account.
 */
const cameBack = sql`lateral (select p.amount_cents, p.failure, p.ended_at from payout p
  where p.cleaner_id = ${payoutAccounts.userId} and ${sql.raw(lastReturnedUntil('paid'))}) ended`;
const sinceGiven = sql`ended.ended_at > ${payoutAccounts.enabledAt}`;

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

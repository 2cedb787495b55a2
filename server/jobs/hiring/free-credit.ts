import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { feeCredits } from '#server/cleaners/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { jobs } from '../table.ts';

/** SQL: whether no job holds the query's credit or has used it up. */
export const isFreeCredit: SQL<boolean> = sql<boolean>`not exists (
  select from ${jobs} holder where holder.credit_id = ${feeCredits.id} and holder.status <> 'CANCELED')`;

/** SQL: whether a cleaner has a credit for the next job they are assigned. */
export const hasFreeCredit = (cleanerId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${feeCredits} where ${feeCredits.ownerId} = ${cleanerId} and ${isFreeCredit})`;

/**
 * The oldest credit of a cleaner that no job has; null if there is none. Lock the cleaner first, so that two assignments
 * at once do not choose the same.
 */
export async function freeCredit(reader: Reader, cleanerId: string): Promise<string | null> {
  const [credit] = await reader
    .select({ id: feeCredits.id })
    .from(feeCredits)
    .where(and(eq(feeCredits.ownerId, cleanerId), isFreeCredit))
    .orderBy(asc(feeCredits.earnedAt), asc(feeCredits.referredId), asc(feeCredits.place))
    .limit(1);
  return credit?.id ?? null;
}

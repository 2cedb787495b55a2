import { and, asc, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { hasExpired } from '#contract/card-expiry.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { paymentMethods } from './table.ts';

export type CardRow = typeof paymentMethods.$inferSelect;

/** The cards a user has saved, the default first. */
export function ownCards(reader: Reader, userId: string): Promise<CardRow[]> {
  return reader
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), isNull(paymentMethods.removedAt)))
    .orderBy(desc(paymentMethods.isDefault), asc(paymentMethods.createdAt), asc(paymentMethods.id));
}

/** The same, and no other request can change that user's cards until the transaction ends. */
export async function lockOwnCards(tx: Tx, userId: string): Promise<CardRow[]> {
  // A user without cards has no card row to lock, so the user's own row stands for all of them.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return ownCards(tx, userId);
}

/** The card to charge if none was named; null if there is none. */
export async function defaultCard(reader: Reader, userId: string): Promise<CardRow | null> {
  const [card] = await ownCards(reader, userId);
  return card ?? null;
}

/** SQL: whether somebody has a card that can be charged. */
export const hasCardToCharge = (userId: SQLWrapper): SQL =>
  sql`exists (select from ${paymentMethods} where ${paymentMethods.userId} = ${userId} and ${paymentMethods.removedAt} is null)`;

/** Whether a host has a card that can be charged, which posting a job requires. */
export const hasCard = async (reader: Reader, hostId: string): Promise<boolean> =>
  (await defaultCard(reader, hostId)) !== null;

/** SQL text: when the query's card runs out; `cardEndsAt` of the contract, said to the database. */
export const cardEnds = `((make_timestamp(payment_method.exp_year, 1, 1, 12, 0, 0)
  + make_interval(months => payment_method.exp_month)) at time zone 'UTC')`;

/** SQL text: whether the host ($1) may post by their card at one moment ($2): it is the default that has to count. */
export const mayPostByCard = `exists (select from payment_method
  where user_id = $1 and is_default and removed_at is null and ${cardEnds} > $2)`;

/** Whether what posts by itself may post for this host: as for a job posted by hand, a card that has run out is none. */
export async function hasValidCard(reader: Reader, hostId: string, now: Date): Promise<boolean> {
  const card = await defaultCard(reader, hostId);
  return card !== null && !hasExpired(card, now.getTime());
}

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { accountsWithSameSsn } from '#server/background-checks/index.ts';
import { paymentMethods } from '#server/cards/table.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** Whether two accounts have a phone number, an SSN or a card in common. */
export async function isSamePerson(reader: Reader, one: string, other: string): Promise<boolean> {
  if (await sharePhone(reader, one, other)) return true;
  const sameSsn = (await accountsWithSameSsn(reader, [one])).get(one) ?? [];
  return sameSsn.some(({ id }) => id === other) || shareCard(reader, one, other);
}

async function sharePhone(reader: Reader, one: string, other: string): Promise<boolean> {
  const [first, second] = [await phoneOf(reader, one), await phoneOf(reader, other)];
  return first !== '' && first === second;
}

/** The last ten digits, however the number was written; '' without one. */
async function phoneOf(reader: Reader, userId: string): Promise<string> {
  const [user] = await reader.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return (user?.phone ?? '').replace(/\D/g, '').slice(-10);
}

/** A card that both have paid with or saved, removed ones included. */
async function shareCard(reader: Reader, one: string, other: string): Promise<boolean> {
  const cards = await cardsOf(reader, one);
  return (await cardsOf(reader, other)).some((fingerprint) => cards.includes(fingerprint));
}

async function cardsOf(reader: Reader, userId: string): Promise<string[]> {
  const paidWith = await reader
    .selectDistinct({ fingerprint: sql<string>`${payments.cardFingerprint}` })
    .from(payments)
    .where(and(eq(payments.payerId, userId), isNotNull(payments.cardFingerprint)));
  const saved = await reader
    .selectDistinct({ fingerprint: paymentMethods.fingerprint })
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId));
  return [...paidWith, ...saved].map(({ fingerprint }) => fingerprint);
}

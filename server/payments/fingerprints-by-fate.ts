import { and, eq, inArray } from 'drizzle-orm';
import type { CardFate } from '#server/cards/index.ts';
import { paymentMethods } from '#server/cards/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { payments } from './table.ts';

/**
 * What became of a user's cards when they were charged, by fingerprint, which a card keeps when it is removed and saved
 * again. One that has ever paid has worked; those that were never tried are left out.
 */
export async function fingerprintsByFate(reader: Reader, userId: string): Promise<Map<string, CardFate>> {
  const rows = await reader
    .selectDistinct({ fingerprint: paymentMethods.fingerprint, status: payments.status })
    .from(payments)
    .innerJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(and(eq(payments.payerId, userId), inArray(payments.status, ['succeeded', 'refunded', 'failed'])));
  const failed = rows.filter(({ status }) => status === 'failed');
  const worked = rows.filter(({ status }) => status !== 'failed');
  return new Map([
    ...failed.map(({ fingerprint }) => [fingerprint, 'failed'] as const),
    ...worked.map(({ fingerprint }) => [fingerprint, 'worked'] as const),
  ]);
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { paymentMethods } from './table.ts';

/** Whether a host has a card that could be charged: needed to post a job. */
export async function hasCard(reader: Reader, hostId: string): Promise<boolean> {
  const saved = and(eq(paymentMethods.userId, hostId), isNull(paymentMethods.removedAt));
  const found = await reader.select({ id: paymentMethods.id }).from(paymentMethods).where(saved).limit(1);
  return found.length > 0;
}

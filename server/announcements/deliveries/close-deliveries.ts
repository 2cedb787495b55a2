import { eq, inArray } from 'drizzle-orm';
import { plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { pauseAfter } from '#server/platform/pause-after.ts';
import { deliveries } from '../table.ts';
import type { Outcome } from './words-for.ts';

/** About a day. */
const mostTries = 150;

export type Delivery = typeof deliveries.$inferSelect;

/**
 * Writes down what became of a try; what may be sent later waits for it. `gone`: there is nobody to send to, or nothing
 * to say, any more; it is closed without having been sent.
 */
export async function closeDeliveries(
  { db, clock }: Kit,
  these: readonly Delivery[],
  { outcome, code, until }: Outcome,
): Promise<void> {
  if (these.length === 0) return;
  const now = clock.now();
  if (outcome === 'gone') await db.delete(deliveries).where(isOneOf(these));
  if (outcome === 'sent')
    await db
      .update(deliveries)
      .set({ sentAt: now, nextTryAt: null, error: null, unsureText: null })
      .where(isOneOf(these));
  if (outcome === 'sent' || outcome === 'gone') return;
  for (const { id, tries: before } of these) {
    const tries = before + 1;
    const isOver = outcome === 'failed' || tries >= mostTries;
    const fate = isOver ? { failedAt: now, nextTryAt: null } : { nextTryAt: until ?? plus(now, pauseAfter(tries)) };
    await db
      .update(deliveries)
      .set({ tries, error: code ?? null, ...fate })
      .where(eq(deliveries.id, id));
  }
}

/** Each of these, and no other. */
export const isOneOf = (these: readonly Pick<Delivery, 'id'>[]) =>
  inArray(
    deliveries.id,
    these.map(({ id }) => id),
  );

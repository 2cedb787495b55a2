import { lte } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { deliveries } from '../table.ts';
import { callForDelivery } from './call-for-delivery.ts';

/** The every-minute task: one task for each person and channel with something whose time has come. */
export async function deliveriesDue(kit: Kit): Promise<void> {
  const { recipientId, channel, nextTryAt } = deliveries;
  await transact(kit, async (tx) => {
    const due = await tx
      .selectDistinct({ recipientId, channel })
      .from(deliveries)
      .where(lte(nextTryAt, kit.clock.now()))
      .limit(1000);
    for (const one of due) await callForDelivery(kit, tx, one);
  });
}

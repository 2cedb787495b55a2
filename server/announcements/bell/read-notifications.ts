import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { readNotifications as endpoint } from '#contract/notifications.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sendLiveEvent } from '#server/platform/live.ts';
import { transact } from '#server/platform/transact.ts';
import { notifications } from '../table.ts';

/** Marks the reader's own as read, some or all, and updates the same person's other pages. */
export const readNotifications = (kit: Kit, actor: Actor, { ids }: BodyOf<typeof endpoint>): Promise<void> =>
  transact(kit, async (tx) => {
    const { rowCount } = await tx
      .update(notifications)
      .set({ readAt: kit.clock.now() })
      .where(
        and(
          eq(notifications.recipientId, actor.id),
          isNull(notifications.readAt),
          ids && inArray(notifications.id, ids),
        ),
      );
    if (rowCount) await sendLiveEvent(tx, { people: [actor.id], topics: ['notification'] });
  });

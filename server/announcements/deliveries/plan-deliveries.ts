import type { NotificationKind } from '#contract/notifications.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { decideDelivery } from '../preferences/decide-delivery.ts';
import { quietUntil } from '../preferences/quiet-until.ts';
import { type Wishes, wishesOf } from '../preferences/wishes-of.ts';
import { deliveries } from '../table.ts';
import { callForDelivery } from './call-for-delivery.ts';

interface Rung {
  id: string;
  recipientId: string;
  kind: NotificationKind;
}

/** What goes by push and text beside bells just written, in their transaction: a bell that is there twice sends once. */
export async function planDeliveries(kit: Kit, tx: Tx, rung: readonly Rung[]): Promise<void> {
  const people = await wishesOf(kit, tx, [...new Set(rung.map(({ recipientId }) => recipientId))]);
  const rows = rung.flatMap((bell) => {
    const wishes = people.get(bell.recipientId);
    return wishes ? (['push', 'sms'] as const).flatMap((channel) => planOne(kit, bell, wishes, channel)) : [];
  });
  if (rows.length === 0) return;
  await tx.insert(deliveries).values(rows).onConflictDoNothing();
  for (const { recipientId, channel, nextTryAt, createdAt } of rows)
    if (nextTryAt <= createdAt) await callForDelivery(kit, tx, { recipientId, channel });
}

function planOne(
  { clock, sms }: Kit,
  { id: notificationId, recipientId, kind }: Rung,
  wishes: Wishes,
  channel: 'push' | 'sms',
) {
  if (channel === 'sms' ? !sms || !wishes.textNumber : wishes.browsers === 0) return [];
  const createdAt = clock.now();
  const quietEnd = quietUntil(createdAt, wishes.quietHours, wishes.timeZone);
  const verdict = decideDelivery({ channel, kind, wanted: wishes.wants(kind, channel), isQuiet: quietEnd !== null });
  if (verdict === 'never') return [];
  const nextTryAt = verdict === 'later' && quietEnd ? quietEnd : createdAt;
  return [{ id: newId(), notificationId, recipientId, kind, channel, createdAt, nextTryAt }];
}

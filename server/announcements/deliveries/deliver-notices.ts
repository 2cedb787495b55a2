import { and, eq, isNull, lte } from 'drizzle-orm';
import { noticeRules } from '#contract/notice-kinds.ts';
import { minute, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { TaskHandler } from '#server/platform/tasks.ts';
import { decideDelivery } from '../preferences/decide-delivery.ts';
import { quietUntil } from '../preferences/quiet-until.ts';
import { type Wishes, wishesOf } from '../preferences/wishes-of.ts';
import { deliveries } from '../table.ts';
import { closeDeliveries, type Delivery, isOneOf } from './close-deliveries.ts';
import { pushTo } from './push-to.ts';
import { textTo } from './text-to.ts';
import { settleUnsure } from './unsure-texts.ts';
import { wordsFor } from './words-for.ts';

/** As long as sending may take; then it is anybody's again. */
const lease = 2 * minute;
/** The task that sends a person what is due by one channel; what has piled up goes as one message. */
export const deliverNotices =
  (kit: Kit): TaskHandler =>
  async (data) => {
    const { recipientId, channel } = data as Pick<Delivery, 'recipientId' | 'channel'>; // as planDeliveries() sent it
    const wishes = (await wishesOf(kit, kit.db, [recipientId])).get(recipientId);
    const taken = await take(kit, recipientId, channel);
    if (!wishes || taken.length === 0) return;
    const due = channel === 'sms' ? await settleUnsure(kit, wishes, taken) : taken;
    const send = await sift(kit, due, wishes);
    const words = await wordsFor(kit, send);
    if (!words) return closeDeliveries(kit, send, { outcome: 'gone' });
    const outcome = channel === 'push' ? pushTo(kit, recipientId, words) : textTo(kit, wishes, { words, these: send });
    await closeDeliveries(kit, send, await outcome);
  };

/** Takes what is due, so that no other worker sends it too. */
async function take({ db, clock }: Kit, recipientId: string, channel: Delivery['channel']): Promise<Delivery[]> {
  const now = clock.now();
  const own = and(eq(deliveries.recipientId, recipientId), eq(deliveries.channel, channel));
  const isDue = and(own, lte(deliveries.nextTryAt, now), isNull(deliveries.sentAt));
  const taken = await db
    .update(deliveries)
    .set({ nextTryAt: plus(now, lease) })
    .where(isDue)
    .returning();
  return taken.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** What is still wanted and still worth saying; the rest is closed, or waits for the end of quiet hours. */
async function sift(kit: Kit, due: readonly Delivery[], wishes: Wishes): Promise<Delivery[]> {
  const now = kit.clock.now();
  const quietEnd = quietUntil(now, wishes.quietHours, wishes.timeZone);
  const send: Delivery[] = [];
  for (const one of due) {
    const { staleAfter } = noticeRules[one.kind];
    const wanted = wishes.wants(one.kind, one.channel);
    const verdict = decideDelivery({ channel: one.channel, kind: one.kind, wanted, isQuiet: quietEnd !== null });
    if (staleAfter && one.createdAt <= plus(now, -staleAfter))
      await closeDeliveries(kit, [one], { outcome: 'failed', code: 'expired' });
    else if (verdict === 'never') await closeDeliveries(kit, [one], { outcome: 'gone' });
    else if (verdict === 'later' && quietEnd) await wait(kit, [one], quietEnd);
    else send.push(one);
  }
  return send;
}

async function wait({ db }: Kit, these: readonly Delivery[], nextTryAt: Date): Promise<void> {
  await db.update(deliveries).set({ nextTryAt }).where(isOneOf(these));
}

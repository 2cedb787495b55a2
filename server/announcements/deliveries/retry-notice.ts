import { and, eq, isNotNull } from 'drizzle-orm';
import type { SentNotice } from '#contract/admin-notices.ts';
import { appendAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { reviveMail } from '#server/platform/mail/revive-mail.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { deliveries } from '../table.ts';
import { callForDelivery } from './call-for-delivery.ts';
import { presentSent, sentRows } from './sent-rows.ts';

/** An admin has something sent again that was given up. */
export const retryNotice = (kit: Kit, admin: Actor, id: string): Promise<SentNotice> =>
  transact(kit, async (tx) => {
    const { channel, canRetry } = await find(kit, tx, id);
    if (!canRetry) throw over();
    const revived = channel === 'email' ? await reviveMail(kit, tx, id) : await reviveDelivery(kit, tx, id);
    if (!revived) throw over();
    const notice = await find(kit, tx, id);
    const entry = { actorId: admin.id, action: 'send notice again', subjectKind: 'notice', subjectId: id };
    await appendAudit(kit, tx, { ...entry, facts: { channel } });
    return notice;
  });

const over = () => new Refusal('invalid_transition', 'This doesn’t need to be sent again, or is out of date.');

async function find({ clock }: Kit, reader: Reader, id: string): Promise<SentNotice> {
  const { rows, select } = sentRows(reader, clock.now());
  const [row] = await select().where(eq(rows.id, id));
  if (!row) throw notFound();
  return presentSent(row);
}

async function reviveDelivery(kit: Kit, tx: Tx, id: string): Promise<boolean> {
  const now = kit.clock.now();
  const [row] = await tx
    .update(deliveries)
    .set({ failedAt: null, error: null, tries: 0, unsure: 0, nextTryAt: now })
    .where(and(eq(deliveries.id, id), isNotNull(deliveries.failedAt)))
    .returning({ recipientId: deliveries.recipientId, channel: deliveries.channel });
  if (row) await callForDelivery(kit, tx, row);
  return row !== undefined;
}

import { eq } from 'drizzle-orm';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import { lockBalance } from '#server/payments/index.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { requireCleaner } from './hold-all-payouts.ts';
import { lastReminded, remindedOfAccount } from './payout-waits.ts';
import { payoutAccounts } from './table.ts';

/** An admin reminds a cleaner of the bank account that their money waits for; whoever asks again within a day learns when that was. */
export const remindOfAccount = (kit: Kit, admin: Actor, id: string): Promise<{ remindedAt: string }> =>
  transact(kit, async (tx) => {
    await lockBalance(tx, id);
    await requireCleaner(tx, id);
    const [account] = await tx.select().from(payoutAccounts).where(eq(payoutAccounts.userId, id));
    if (account?.status === 'enabled')
      throw new Refusal('invalid_transition', 'Their bank account is connected by now.');
    const now = kit.clock.now();
    const last = (await lastReminded(tx, [id])).get(id);
    if (last && last > plus(now, -day)) return { remindedAt: last.toISOString() };
    await record(kit, tx, { kind: 'reminder due', reminder: 'payoutAccountIncomplete', userId: id, jobId: null });
    await appendAudit(kit, tx, { actorId: admin.id, action: remindedOfAccount, subjectKind: 'user', subjectId: id });
    return { remindedAt: now.toISOString() };
  });

import { eq } from 'drizzle-orm';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import { lockBalance } from '#server/payments/index.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { FrozenJobsOf } from './free-money.ts';
import { requireCleaner } from './hold-all-payouts.ts';
import { lastReminded, listPayoutWaits, remindedOfAccount } from './payout-waits.ts';
import { payoutAccounts } from './table.ts';

interface Asked {
  kit: Kit;
  admin: Actor;
  /** Of the cleaner. */
  id: string;
  frozenJobsOf: FrozenJobsOf;
}

/** An admin reminds a cleaner of the bank account that their money waits for; whoever asks again within a day learns when that was. */
export async function remindOfAccount({ kit, admin, id, frozenJobsOf }: Asked): Promise<{ remindedAt: string }> {
  const waits = await listPayoutWaits(kit, frozenJobsOf);
  return transact(kit, async (tx) => {
    await lockBalance(tx, id);
    await requireCleaner(tx, id);
    const [account] = await tx.select().from(payoutAccounts).where(eq(payoutAccounts.userId, id));
    if (account?.status === 'enabled')
      throw new Refusal('invalid_transition', 'Their bank account is connected by now.');
    if (!waits.some(({ cleaner }) => cleaner.id === id))
      throw new Refusal('invalid_transition', 'None of their money is waiting for a bank account now.');
    const now = kit.clock.now();
    const last = (await lastReminded(tx, [id])).get(id);
    if (last && last > plus(now, -day)) return { remindedAt: last.toISOString() };
    await record(kit, tx, { kind: 'reminder due', reminder: 'payoutAccountIncomplete', userId: id, jobId: null });
    await appendAudit(kit, tx, { actorId: admin.id, action: remindedOfAccount, subjectKind: 'user', subjectId: id });
    return { remindedAt: now.toISOString() };
  });
}

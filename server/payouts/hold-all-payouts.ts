import { and, eq, isNull } from 'drizzle-orm';
import { endPayoutHold, keepPayoutHold } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import { lockBalance } from '#server/payments/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { heldOf } from './held.ts';

/**
 * An admin pays a cleaner nothing out from now on; they are told why. Whoever is just paying them out has the lock of the
 * balance: that payout goes on, and the next one finds them held. Held once more, the first reason stays.
 */
export const holdAllPayouts = (kit: Kit, admin: Actor, id: string, reason: string): Promise<void> =>
  transact(kit, async (tx) => {
    if (await lockedHold(tx, id)) return;
    await keepPayoutHold(tx, id, { at: kit.clock.now(), reason });
    await record(kit, tx, { kind: 'payouts held', userId: id });
    await appendAudit(kit, tx, {
      ...{ actorId: admin.id, action: 'hold all payouts', subjectKind: 'user', subjectId: id },
      ...{ facts: { before: 'paid out', after: 'held' }, note: reason },
    });
  });

/** An admin lets them go again: what has come together goes out with the next weekly payout. */
export const releaseAllPayouts = (kit: Kit, admin: Actor, id: string, reason: string): Promise<void> =>
  transact(kit, async (tx) => {
    if (!(await lockedHold(tx, id))) return;
    await endPayoutHold(tx, id, kit.clock.now());
    await record(kit, tx, { kind: 'payouts let go', userId: id });
    await appendAudit(kit, tx, {
      ...{ actorId: admin.id, action: 'release all payouts', subjectKind: 'user', subjectId: id },
      ...{ facts: { before: 'held', after: 'paid out' }, note: reason },
    });
  });

async function lockedHold(tx: Tx, id: string) {
  await lockBalance(tx, id);
  await requireCleaner(tx, id);
  return heldOf(tx, id);
}

/** 404 for anybody who is not paid out. */
export async function requireCleaner(reader: Reader, id: string): Promise<void> {
  const isOne = and(eq(users.id, id), eq(users.role, 'CLEANER'), isNull(users.erasedAt));
  const [cleaner] = await reader.select({ id: users.id }).from(users).where(isOne);
  if (!cleaner) throw notFound();
}

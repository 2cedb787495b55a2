import type { BodyOf } from '#contract/endpoint.ts';
import type { AdminPayout, holdPayout as endpoint } from '#contract/payouts.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { changePayout, lockPayout } from './lock-payout.ts';
import type { PayoutRow } from './open-payout.ts';
import { presentAdminPayout, readPayout } from './present-payout.ts';
import { accountOf, orderAtProvider } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';

interface Hold {
  id: string;
  admin: Actor;
  reason: string;
}

/**
 * An admin keeps a pending payout from being paid: one that is at the provider is canceled there, outside of
 * transactions, and one that can no longer be stopped is refused (409). The money stays out of the balance.
 */
export async function holdPayout(
  kit: Kit,
  admin: Actor,
  id: string,
  { reason }: BodyOf<typeof endpoint>,
): Promise<AdminPayout> {
  const hold = { id, admin, reason };
  const sent = await transact(kit, (tx) => holdUnsent(kit, tx, hold), { keyed: false });
  if (sent) await stopAtProvider(kit, sent);
  return transact(kit, async (tx) => {
    if (sent) await holdStopped(kit, tx, hold);
    return presentAdminPayout(await readPayout(tx, id));
  });
}

/** The payout if the provider may have it already; null once it is held. */
async function holdUnsent(kit: Kit, tx: Tx, { id, admin, reason }: Hold): Promise<PayoutRow | null> {
  const payout = await lockPayout(tx, id);
  if (!payout) throw notFound();
  if (payout.status !== 'pending') throw notPending(payout);
  if (payout.sentAt) return payout;
  await changePayout(tx, payout, { status: 'held', holdReason: reason });
  await record(kit, tx, { kind: 'payout held', payoutId: id });
  await writeDown(kit, tx, admin, payout, reason);
  return null;
}

async function stopAtProvider(kit: Kit, payout: PayoutRow): Promise<void> {
  const payoutId = payout.providerPayoutId ?? (await orderAtProvider(kit, payout)).id;
  const atProvider = await kit.payouts.cancelPayout({ accountId: await accountOf(kit, payout), payoutId });
  await transact(kit, (tx) => settlePayout(kit, tx, payout, atProvider), { keyed: false });
}

async function holdStopped(kit: Kit, tx: Tx, { id, admin, reason }: Hold): Promise<void> {
  const payout = await lockPayout(tx, id);
  if (payout?.status !== 'held') throw payout ? notPending(payout) : notFound();
  await changePayout(tx, payout, { holdReason: reason });
  await writeDown(kit, tx, admin, payout, reason);
}

const notPending = ({ status }: PayoutRow): Refusal =>
  new Refusal(
    'invalid_transition',
    status === 'pending'
      ? 'This payout is on its way to the bank and can no longer be stopped.'
      : `This payout is already ${status}.`,
  );

const writeDown = (kit: Kit, tx: Tx, admin: Actor, { id, amountCents }: PayoutRow, note: string): Promise<void> =>
  appendAudit(kit, tx, {
    ...{ actorId: admin.id, action: 'hold payout', subjectKind: 'payout', subjectId: id },
    ...{ facts: { amountCents, before: 'pending', after: 'held' }, note },
  });

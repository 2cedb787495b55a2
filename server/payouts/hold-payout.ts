import type { BodyOf } from '#contract/endpoint.ts';
import type { AdminPayout, holdPayout as endpoint } from '#contract/payouts.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { changePayout, lockPayout } from './lock-payout.ts';
import type { PayoutRow } from './open-payout.ts';
import { presentAdminPayout, readPayout } from './present-payout.ts';
import { stopAtProvider } from './stop-payout.ts';

/**
 * An admin keeps a pending payout from being paid. Who did it and why is written down first; one that is at the provider
 * is then stopped there, outside of transactions, and one that can no longer be stopped is refused (409). While the
 * provider does not answer, the payout stays pending with its reason, and the reconciliation stops it.
 */
export async function holdPayout(
  kit: Kit,
  admin: Actor,
  id: string,
  { reason }: BodyOf<typeof endpoint>,
): Promise<AdminPayout> {
  const asked = await transact(kit, (tx) => askFor(kit, tx, admin, { id, reason }), { keyed: false });
  const isKnown = asked.status === 'held' || (await stopAtProvider(kit, asked).then(() => true, unlessUnknown));
  return transact(kit, async (tx) => {
    const view = await readPayout(tx, id);
    if (isKnown && view.payout.status !== 'held') throw notPending(view.payout);
    return presentAdminPayout(view);
  });
}

function unlessUnknown(error: unknown): false {
  if (error instanceof ProviderUnavailable) return false;
  throw error;
}

interface Hold {
  id: string;
  reason: string;
}

/** Held at once, unless the provider may have it already. */
async function askFor(kit: Kit, tx: Tx, admin: Actor, { id, reason }: Hold): Promise<PayoutRow> {
  const payout = await lockPayout(tx, id);
  if (!payout) throw notFound();
  if (payout.status !== 'pending') throw notPending(payout);
  await appendAudit(kit, tx, {
    ...{ actorId: admin.id, action: 'hold payout', subjectKind: 'payout', subjectId: id },
    ...{
      facts: { amountCents: payout.amountCents, before: 'pending', after: payout.sentAt ? 'being stopped' : 'held' },
      note: reason,
    },
  });
  if (payout.sentAt) return changePayout(tx, payout, { holdReason: reason });
  await record(kit, tx, { kind: 'payout held', payoutId: id });
  return changePayout(tx, payout, { status: 'held', holdReason: reason });
}

const notPending = ({ status }: PayoutRow): Refusal =>
  new Refusal(
    'invalid_transition',
    status === 'pending'
      ? 'This payout is on its way to the bank and can no longer be stopped.'
      : `This payout is already ${status}.`,
  );

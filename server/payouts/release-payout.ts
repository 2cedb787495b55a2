import type { BodyOf } from '#contract/endpoint.ts';
import type { AdminPayout, releasePayout as endpoint } from '#contract/payouts.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { changePayout, lockPayout } from './lock-payout.ts';
import { presentAdminPayout, readPayout } from './present-payout.ts';

/** An admin lets a held payout go ahead: it is sent to the provider as a new try. */
export const releasePayout = (
  kit: Kit,
  admin: Actor,
  id: string,
  { reason }: BodyOf<typeof endpoint>,
): Promise<AdminPayout> =>
  transact(kit, async (tx) => {
    const payout = await lockPayout(tx, id);
    if (!payout) throw notFound();
    if (payout.status !== 'held') throw new Refusal('invalid_transition', `This payout is ${payout.status}, not held.`);
    const anew = { attempt: payout.attempt + 1, sentAt: null, providerPayoutId: null, holdReason: null };
    await changePayout(tx, payout, { status: 'pending', ...anew });
    await kit.tasks.send(tx, 'send-payout', { payoutId: id });
    await record(kit, tx, { kind: 'payout released', payoutId: id });
    await appendAudit(kit, tx, {
      ...{ actorId: admin.id, action: 'release payout', subjectKind: 'payout', subjectId: id },
      ...{ facts: { amountCents: payout.amountCents, before: 'held', after: 'pending' }, note: reason },
    });
    return presentAdminPayout(await readPayout(tx, id));
  });

import type { AdminBackgroundCheck, decideBackgroundCheck } from '#contract/background-checks.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readAdminCheck } from './admin-check.ts';
import { type CheckRow, lockCheck } from './lock-check.ts';
import { invalidTransition, moveCheck } from './move-check.ts';
import { expiryOf, waitsForIdentity } from './policy.ts';
import { refuseSharedSsn } from './same-ssn.ts';

type Body = BodyOf<typeof decideBackgroundCheck>;

/**
 * An admin approves or rejects a finished check, once. Rejecting needs a written reason, and so does approving one that
 * FAILED, or whose cleaner has changed their name, date of birth or SSN since: that it is the same person, spelled right.
 * Where checks are made by hand the decision finishes the check as well, and what was found is written down with it.
 */
export function decideCheck(kit: Kit, admin: Actor, userId: string, body: Body): Promise<AdminBackgroundCheck> {
  const notes = body.notes?.trim() || null;
  if (body.decision === 'reject' && !notes) throw invalidInput({ notes: 'notes' });
  return transact(kit, async (tx) => {
    const check = await lockCheck(tx, userId);
    if (!check) throw notFound();
    const moved = await decide(await finishedByHand(kit, tx, check, body.decision, notes));
    await record(kit, tx, { kind: 'background check decided', userId });
    await appendAudit(kit, tx, {
      actorId: admin.id,
      action: `${body.decision} background check`,
      subjectKind: 'user',
      subjectId: userId,
      facts: { checkId: moved.id, from: check.status, to: moved.status },
      note: notes,
    });
    return readAdminCheck(tx, moved.id);

    async function decide(found: CheckRow): Promise<CheckRow> {
      const now = kit.clock.now();
      const decided = { notes, decidedAt: now, decidedBy: admin.id };
      if (found.status === 'PENDING' && !waitsForIdentity(found)) throw invalidTransition(found.status);
      if (body.decision === 'reject') return moveCheck(kit, tx, found, 'REJECTED', decided);
      if ((found.status === 'FAILED' || found.identityChangedAt) && !notes) throw invalidInput({ notes: 'notes' });
      await refuseSharedSsn(kit, tx, userId);
      // what was approved before a spelling was corrected ends when it would have
      const expiresAt = found.expiresAt ?? expiryOf(now);
      return moveCheck(kit, tx, found, 'APPROVED', { ...decided, expiresAt, identityChangedAt: null });
    }
  });
}

async function finishedByHand(
  kit: Kit,
  tx: Tx,
  check: CheckRow,
  decision: Body['decision'],
  notes: string | null,
): Promise<CheckRow> {
  if (kit.screening.name !== 'by hand' || check.status !== 'IN_PROGRESS') return check;
  if (!notes) throw invalidInput({ notes: 'notes' });
  const found = decision === 'approve' ? 'PASSED' : 'FAILED';
  return moveCheck(kit, tx, check, found, { completedAt: kit.clock.now() });
}

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
import { moveCheck } from './move-check.ts';
import { expiryOf } from './policy.ts';

type Body = BodyOf<typeof decideBackgroundCheck>;

/**
 * An admin approves or rejects a finished check, once. Rejecting, and approving a FAILED one, needs a written reason.
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

    function decide(found: CheckRow): Promise<CheckRow> {
      const now = kit.clock.now();
      const decided = { notes, decidedAt: now, decidedBy: admin.id };
      if (body.decision === 'reject') return moveCheck(kit, tx, found, 'REJECTED', decided);
      if (found.status === 'FAILED' && !notes) throw invalidInput({ notes: 'notes' });
      return moveCheck(kit, tx, found, 'APPROVED', { ...decided, expiresAt: expiryOf(now) });
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

import type { AdminBackgroundCheck, reopenBackgroundCheck } from '#contract/background-checks.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readAdminCheck } from './admin-check.ts';
import { lockCheck } from './lock-check.ts';
import { moveCheck } from './move-check.ts';
import { stateByReport } from './policy.ts';

type Body = BodyOf<typeof reopenBackgroundCheck>;

/**
 * A rejected cleaner has answered: the check waits for a decision again, in the state that its report gave it. The old
 * decision stays in the audit log.
 */
export function reopenCheck(kit: Kit, admin: Actor, userId: string, body: Body): Promise<AdminBackgroundCheck> {
  const notes = body.notes.trim();
  return transact(kit, async (tx) => {
    const check = await lockCheck(tx, userId);
    if (!check) throw notFound();
    const undecided = { notes, decidedAt: null, decidedBy: null };
    const moved = await moveCheck(kit, tx, check, stateByReport(check), undecided);
    await record(kit, tx, { kind: 'background check reopened', userId, checkId: moved.id });
    await appendAudit(kit, tx, {
      actorId: admin.id,
      action: 'reopen background check',
      subjectKind: 'user',
      subjectId: userId,
      facts: { checkId: moved.id, from: check.status, to: moved.status },
      note: notes,
    });
    return readAdminCheck(tx, moved.id);
  });
}

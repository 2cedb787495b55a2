import { and, eq, isNull } from 'drizzle-orm';
import { endUserSessions } from '#contract/admin-people.ts';
import { staffMayOn } from '#contract/staff-rights.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { endSessions } from './end-sessions.ts';
import { mailAccountDecision, type SupportEmail } from './mail-account-decision.ts';
import type { AuditSuspension } from './suspension.ts';
import { sessions, users } from './table.ts';

/**
 * An admin logs somebody out everywhere, with a reason that they are mailed; an admin's sessions are ended by owners
 * only. 409 for who is logged in nowhere.
 */
export const endSessionsAsAdmin = (
  kit: Kit,
  admin: Actor,
  id: string,
  reason: string,
  { audit, supportEmail }: { audit: AuditSuspension; supportEmail: SupportEmail },
) =>
  transact(kit, async (tx) => {
    if (id === admin.id) throw new Refusal('forbidden', 'Log yourself out from your account settings.');
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.erasedAt)))
      .for('update');
    if (!account) throw notFound();
    if (!staffMayOn(admin.staffRole, endUserSessions, account))
      throw new Refusal('forbidden', 'Only owners can log out another admin.');
    if ((await tx.$count(sessions, eq(sessions.userId, id))) === 0)
      throw new Refusal('invalid_transition', 'They aren’t logged in anywhere.');
    await endSessions(tx, id);
    await mailAccountDecision(kit, tx, account, { kind: 'sessionsEnded', reason, supportEmail });
    const entry = { actorId: admin.id, action: 'end sessions', subjectKind: 'user', subjectId: id, note: reason };
    await audit(kit, tx, entry);
  });

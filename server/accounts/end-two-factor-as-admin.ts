import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { endSessions } from './end-sessions.ts';
import { mailAccountDecision, type SupportEmail } from './mail-account-decision.ts';
import type { AuditSuspension } from './suspension.ts';
import { users } from './table.ts';
import { forgetTwoFactor } from './two-factor/clear-two-factor.ts';

/**
 * An owner lets somebody back in who has lost their phone or passkey and their recovery codes. Whoever holds a session
 * now may be the one who took them: all of them end, and the account is mailed why. 409 for who has no second factor.
 */
export const endTwoFactorAsAdmin = (
  kit: Kit,
  admin: Actor,
  id: string,
  reason: string,
  { audit, supportEmail }: { audit: AuditSuspension; supportEmail: SupportEmail },
) =>
  transact(kit, async (tx) => {
    if (id === admin.id) throw new Refusal('forbidden', 'Turn your own off in your account settings.');
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.erasedAt)))
      .for('update');
    if (!account) throw notFound();
    if (!account.twoFactorSince) throw new Refusal('invalid_transition', 'They don’t use two-factor authentication.');
    await forgetTwoFactor(tx, id);
    await endSessions(tx, id);
    await mailAccountDecision(kit, tx, account, { kind: 'twoFactorEnded', reason, supportEmail });
    await audit(kit, tx, {
      ...{ actorId: admin.id, action: 'remove two-factor', note: reason },
      ...{ subjectKind: 'user', subjectId: id },
    });
  });

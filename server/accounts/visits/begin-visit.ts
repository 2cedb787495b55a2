import { and, eq, isNull } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { visitLife } from '#contract/terms.ts';
import type { beginVisit as endpoint } from '#contract/visits.ts';
import { plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { presentUser } from '../present-user.ts';
import { hashToken, newToken } from '../session-token.ts';
import type { AuditSuspension } from '../suspension.ts';
import { staffVisits, users } from '../table.ts';
import { visitMark } from './visitor-of.ts';

/**
 * An admin sees the product as a host or cleaner sees it, for half an hour. The token of a visit only reads, and works
 * as long as the admin's own session does. 409 for who has yet to say who they are: there is nothing to see.
 */
export const beginVisit = (
  kit: Kit,
  admin: Actor,
  id: string,
  reason: string,
  audit: AuditSuspension,
): Promise<AnswerOf<typeof endpoint>> =>
  transact(kit, async (tx) => {
    // whoever is just erasing them comes first
    const [account] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), isNull(users.erasedAt)))
      .for('share');
    if (!account) throw notFound();
    if (account.role === 'ADMIN') throw new Refusal('forbidden', 'You can view the product as a host or cleaner only.');
    if (account.name === '')
      throw new Refusal('invalid_transition', 'They haven’t finished signing up, so there’s nothing to see yet.');
    const [visit, token] = [newId(), `${visitMark}${newToken()}`];
    const now = kit.clock.now();
    const expiresAt = plus(now, visitLife);
    await tx.insert(staffVisits).values({
      ...{ id: visit, tokenHash: hashToken(token), adminId: admin.id, adminSession: admin.sessionHash, userId: id },
      ...{ createdAt: now, expiresAt },
    });
    const facts = { visit };
    const entry = { actorId: admin.id, action: 'view as user', subjectKind: 'user', subjectId: id, facts };
    await audit(kit, tx, { ...entry, note: reason });
    return { id: visit, token, user: presentUser(kit, account), expiresAt: expiresAt.toISOString() };
  });

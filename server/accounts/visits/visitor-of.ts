import { and, eq, gt, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { staffMay } from '#contract/staff-rights.ts';
import { beginVisit } from '#contract/visits.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sessions, staffVisits, users } from '../table.ts';

/** What the token of a visit begins with: no other is looked up among the visits. */
export const visitMark = 'visit_';

const admins = alias(users, 'admin');

/**
 * The person an admin visits, as the one who calls; null once the visit is over. It is over with the admin's own session,
 * and with their right to make visits.
 */
export async function visitorOf({ db, clock }: Kit, tokenHash: Buffer): Promise<Actor | null> {
  const now = clock.now();
  const [visit] = await db
    .select({
      ...{ id: users.id, role: users.role, name: users.name, emailVerifiedAt: users.emailVerifiedAt },
      language: users.locale,
      ...{ suspendedAt: users.suspendedAt, adminId: admins.id, staffRole: admins.staffRole },
    })
    .from(staffVisits)
    .innerJoin(users, and(eq(users.id, staffVisits.userId), isNull(users.erasedAt)))
    .innerJoin(admins, and(eq(admins.id, staffVisits.adminId), isNull(admins.erasedAt)))
    .innerJoin(sessions, and(eq(sessions.tokenHash, staffVisits.adminSession), gt(sessions.expiresAt, now)))
    .where(and(eq(staffVisits.tokenHash, tokenHash), isNull(staffVisits.endedAt), gt(staffVisits.expiresAt, now)));
  if (!visit || visit.role === 'ADMIN' || !staffMay(visit.staffRole, beginVisit)) return null;
  return {
    ...{ id: visit.id, role: visit.role, visitor: visit.adminId, staffRole: null, sessionHash: tokenHash },
    emailVerified: visit.emailVerifiedAt !== null,
    suspended: visit.suspendedAt !== null,
    nameless: visit.name === '',
    unprotected: false,
    language: visit.language,
  };
}

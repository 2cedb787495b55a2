import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { HelpingInvitation } from '#contract/helping-invitation.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { helperInvitations } from '../table.ts';

/** Only an address that somebody has proven to be theirs is theirs to answer for. */
export const isToThem = (userId: string, now: Date) =>
  and(
    gt(helperInvitations.expiresAt, now),
    sql`${helperInvitations.email} = (select lower(${users.email}) from ${users} where ${and(
      eq(users.id, userId),
      isNotNull(users.emailVerifiedAt),
    )})`,
  );

/** Who has asked somebody to help, by the address of their account, and waits for an answer; the first to run out first. */
export async function readAskedToHelp(reader: Reader, userId: string, now: Date): Promise<HelpingInvitation[]> {
  const asked = await reader
    .select({ id: helperInvitations.id, cleaner: users.name, expiresAt: helperInvitations.expiresAt })
    .from(helperInvitations)
    .innerJoin(users, eq(users.id, helperInvitations.cleanerId))
    .where(isToThem(userId, now))
    .orderBy(asc(helperInvitations.expiresAt), asc(helperInvitations.id));
  return asked.map(({ expiresAt, ...invitation }) => ({ ...invitation, expiresAt: expiresAt.toISOString() }));
}

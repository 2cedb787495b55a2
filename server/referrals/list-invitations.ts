import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ClientInvitation } from '#contract/clients.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentInvitation } from './present-invitation.ts';
import { clientInvitations } from './table.ts';

/**
 * SQL: the account of somebody who has followed the query's invitation. Only who signed up after it, and has proven the
 * address: whether somebody had an account before stays unknown to the cleaner.
 */
const hasFollowed = and(
  eq(users.email, clientInvitations.email),
  eq(users.role, 'HOST'),
  isNull(users.erasedAt),
  sql`${users.emailVerifiedAt} is not null and ${users.createdAt} >= ${clientInvitations.createdAt}`,
);

/** Whom a cleaner has invited, newest first. */
export async function listInvitations(
  { db }: Kit,
  actor: Actor,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page<ClientInvitation>> {
  const after = readMomentCursor(cursor);
  const own = eq(clientInvitations.cleanerId, actor.id);
  const older = after
    ? sql`(${clientInvitations.createdAt}, ${clientInvitations.id}) < (${after.at}, ${after.id})`
    : undefined;
  const [counted] = await db.select({ total: count() }).from(clientInvitations).where(own);
  const rows = await db
    .select({ invitation: clientInvitations, joinedAt: users.createdAt })
    .from(clientInvitations)
    .leftJoin(users, hasFollowed)
    .where(and(own, older))
    .orderBy(desc(clientInvitations.createdAt), desc(clientInvitations.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, counted?.total ?? 0, ({ invitation: { createdAt, id } }) => [
    createdAt.toISOString(),
    id,
  ]);
  return mapPage(page, ({ invitation, joinedAt }) => presentInvitation({ ...invitation, joinedAt }));
}

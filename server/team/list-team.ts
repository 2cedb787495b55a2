import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Membership, Team, TeamMember } from '#contract/team.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { presentInvitation } from './present-invitation.ts';
import { hostInvitations, hostMembers } from './table.ts';

/** Who is on a host’s team, by name, and who was asked, the newest first. */
export async function listTeam({ db, clock }: Kit, actor: Actor): Promise<Team> {
  const isOpen = and(eq(hostInvitations.hostId, actor.id), gt(hostInvitations.expiresAt, clock.now()));
  const [members, invitations] = await Promise.all([
    readMembers(db, actor.id),
    db.select().from(hostInvitations).where(isOpen).orderBy(desc(hostInvitations.createdAt)),
  ]);
  return { members, invitations: invitations.map(presentInvitation) };
}

/** The homes somebody looks after, without those that the host has removed since; null: all of them. */
const homeIds = sql<string[] | null>`case when ${hostMembers.homeIds} is not null then array(
  select home.id from ${properties} home where home.id = any(${hostMembers.homeIds}) and home.removed_at is null
  order by home.created_at, home.id) end`;

/** A host’s members; `memberId` narrows them to one. */
export async function readMembers(reader: Reader, hostId: string, memberId?: string): Promise<TeamMember[]> {
  const { role, createdAt } = hostMembers;
  const rows = await reader
    .select({ id: users.id, name: users.name, email: users.email, role, homeIds, createdAt })
    .from(hostMembers)
    .innerJoin(users, eq(users.id, hostMembers.memberId))
    .where(and(eq(hostMembers.hostId, hostId), memberId ? eq(hostMembers.memberId, memberId) : undefined))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ createdAt: since, ...member }) => ({ ...member, since: since.toISOString() }));
}

/** The hosts for whom somebody may call now. */
export const listMemberships = ({ db }: Kit, actor: Actor): Promise<Membership[]> => readMemberships(db, actor.id);

export async function readMemberships(reader: Reader, memberId: string, hostId?: string): Promise<Membership[]> {
  const { role, createdAt } = hostMembers;
  const rows = await reader
    .select({ id: users.id, name: users.name, role, homeIds, createdAt })
    .from(hostMembers)
    .innerJoin(users, eq(users.id, hostMembers.hostId))
    .where(
      and(
        ...[eq(hostMembers.memberId, memberId), isNull(users.suspendedAt)],
        hostId ? eq(hostMembers.hostId, hostId) : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ id, name, createdAt: since, ...what }) => ({
    host: { id, name },
    ...what,
    since: since.toISOString(),
  }));
}

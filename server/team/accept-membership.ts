import { and, eq, sql } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { joinTeam as joinCall, lookAtTeamInvitation, Membership } from '#contract/team.ts';
import {
  createInvited,
  isLiveInvitation,
  openSession,
  requireInvited,
  thatInvitation,
} from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readMemberships } from './list-team.ts';
import { hostInvitations, hostMembers } from './table.ts';

type Invitation = typeof hostInvitations.$inferSelect;

/** What a mailed link is for; 404 for one that no longer works. */
export async function lookAtInvitation(kit: Kit, token: string): Promise<AnswerOf<typeof lookAtTeamInvitation>> {
  const rows = await kit.db
    .select({ invitation: hostInvitations, host: users.name })
    .from(hostInvitations)
    .innerJoin(users, eq(users.id, hostInvitations.hostId))
    .where(isLive(kit, token));
  const { invitation, host } = thatInvitation(rows);
  const { email, role, homeIds, expiresAt } = invitation;
  const [account] = await kit.db.select({ role: users.role }).from(users).where(eq(users.email, email));
  const kind = account ? (account.role === 'HOST' ? 'host' : 'other') : 'none';
  const homes = homeIds?.length ?? null;
  return { email, host, role, homes, expiresAt: expiresAt.toISOString(), account: kind };
}

/** Somebody without an account gets one by the link that was mailed to them, is on the team, and is logged in. */
export const joinTeam = (kit: Kit, caller: Caller, { token, name }: BodyOf<typeof joinCall>): Promise<Session> =>
  transact(kit, async (tx) => {
    const invitation = await takeInvitation(kit, tx, token);
    const user = await createInvited(kit, tx, caller, { email: invitation.email, name, role: 'HOST' });
    await join(kit, tx, invitation, user.id);
    return openSession(kit, tx, user, { caller, byMail: true });
  });

/** A host accepts an invitation that was mailed to their own address. */
export const acceptMembership = (kit: Kit, actor: Actor, token: string): Promise<Membership> =>
  transact(kit, async (tx) => {
    const invitation = await takeInvitation(kit, tx, token);
    await requireInvited(tx, actor.id, invitation.email);
    await join(kit, tx, invitation, actor.id);
    const [membership] = await readMemberships(tx, actor.id, invitation.hostId);
    if (!membership) throw new Error('A membership that was just written is gone');
    return membership;
  });

/** While its host is suspended an invitation rests, as the team does. */
const isLive = (kit: Kit, token: string) =>
  and(
    isLiveInvitation(kit, hostInvitations, token),
    sql`exists (select from ${users} host where host.id = ${hostInvitations.hostId}
      and host.suspended_at is null and host.erased_at is null)`,
  );

const takeInvitation = async (kit: Kit, tx: Tx, token: string): Promise<Invitation> =>
  thatInvitation(await tx.delete(hostInvitations).where(isLive(kit, token)).returning());

async function join(kit: Kit, tx: Tx, { hostId, role, homeIds }: Invitation, memberId: string): Promise<void> {
  // whose own address became the invited one
  if (memberId === hostId) throw new Refusal('forbidden', 'These are your own properties.');
  const row = { hostId, memberId, role, homeIds, createdAt: kit.clock.now() };
  const { rowCount } = await tx.insert(hostMembers).values(row).onConflictDoNothing();
  if (rowCount === 0) return;
  await record(kit, tx, { kind: 'member accepted', hostId, memberId });
  const subject = { subjectKind: 'user', subjectId: hostId };
  await appendAudit(kit, tx, { actorId: memberId, action: 'join team', ...subject, facts: { role } });
}

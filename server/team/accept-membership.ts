import { and, eq, gt, sql } from 'drizzle-orm';
import type { Session } from '#contract/accounts.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { joinTeam as joinCall, lookAtTeamInvitation, Membership } from '#contract/team.ts';
import { createAccount, EmailTaken, hashToken, languageOf, openSession } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor, Caller } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readMemberships } from './list-team.ts';
import { hostInvitations, hostMembers } from './table.ts';

type Invitation = typeof hostInvitations.$inferSelect;

/** What a mailed link is for; 404 for one that no longer works. */
export async function lookAtInvitation(kit: Kit, token: string): Promise<AnswerOf<typeof lookAtTeamInvitation>> {
  const [found] = await kit.db
    .select({ invitation: hostInvitations, host: users.name })
    .from(hostInvitations)
    .innerJoin(users, eq(users.id, hostInvitations.hostId))
    .where(isLive(kit, token));
  if (!found) throw goneInvitation();
  const { email, role, homeIds, expiresAt } = found.invitation;
  const [account] = await kit.db.select({ role: users.role }).from(users).where(eq(users.email, email));
  const kind = account ? (account.role === 'HOST' ? 'host' : 'other') : 'none';
  const homes = homeIds?.length ?? null;
  return { email, host: found.host, role, homes, expiresAt: expiresAt.toISOString(), account: kind };
}

/** Somebody without an account gets one by the link that was mailed to them, is on the team, and is logged in. */
export const joinTeam = (kit: Kit, caller: Caller, { token, name }: BodyOf<typeof joinCall>): Promise<Session> =>
  transact(kit, async (tx) => {
    const invitation = await takeInvitation(kit, tx, token);
    const account = { email: invitation.email, name, role: 'HOST' as const, emailProven: true };
    const user = await createAccount(kit, tx, { ...account, locale: languageOf(caller) }).catch((error: unknown) => {
      throw error instanceof EmailTaken ? hasAccount() : error;
    });
    await join(kit, tx, invitation, user.id);
    return openSession(kit, tx, user, { caller, byMail: true });
  });

/** A host accepts an invitation that was mailed to their own address. */
export const acceptMembership = (kit: Kit, actor: Actor, token: string): Promise<Membership> =>
  transact(kit, async (tx) => {
    const invitation = await takeInvitation(kit, tx, token);
    const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, actor.id));
    if (account?.email.toLowerCase() !== invitation.email)
      throw new Refusal('forbidden', 'This invitation was sent to another email address. Log in with that one.');
    await join(kit, tx, invitation, actor.id);
    const [membership] = await readMemberships(tx, actor.id, invitation.hostId);
    if (!membership) throw new Error('A membership that was just written is gone');
    return membership;
  });

/** While its host is suspended an invitation rests, as the team does. */
const isLive = ({ clock }: Kit, token: string) =>
  and(
    ...[eq(hostInvitations.tokenHash, hashToken(token)), gt(hostInvitations.expiresAt, clock.now())],
    sql`exists (select from ${users} host where host.id = ${hostInvitations.hostId}
      and host.suspended_at is null and host.erased_at is null)`,
  );

const goneInvitation = () => notFound('This invitation no longer works.');
const hasAccount = () => new Refusal('already_exists', 'This address already has an account. Log in to accept.');

/** It works once; a refusal afterwards leaves it as it was. */
async function takeInvitation(kit: Kit, tx: Tx, token: string): Promise<Invitation> {
  const [invitation] = await tx.delete(hostInvitations).where(isLive(kit, token)).returning();
  if (!invitation) throw goneInvitation();
  return invitation;
}

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

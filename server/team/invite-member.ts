import { and, eq, gt, ne } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { inviteMember as endpoint, TeamInvitation } from '#contract/team.ts';
import { membersPerHost, teamInvitationLife, teamInvitationsPerDay } from '#contract/terms.ts';
import { countOrRefuse, hashToken, newToken } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { appendAudit } from '#server/audit/index.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { mailTeamInvitation } from './mail-team-invitation.ts';
import { lockHost, ownHomes } from './own-homes.ts';
import { presentInvitation } from './present-invitation.ts';
import { hostInvitations, hostMembers } from './table.ts';

// Each is a mail to somebody who has not asked for it.
const perHost = { name: 'members invited by host', most: teamInvitationsPerDay, within: day };
const perAddress = { name: 'asked to a team, by address', most: 3, within: day };

type Sent = BodyOf<typeof endpoint>;

/**
 * A host asks somebody to look after their homes with them. A new invitation to the same address takes the place of the
 * last. Nobody learns from it whether the address has an account.
 */
export const inviteMember = (kit: Kit, actor: Actor, { email, role, homeIds: named }: Sent): Promise<TeamInvitation> =>
  transact(kit, async (tx) => {
    await countOrRefuse(kit, tx, perHost, actor.id);
    const host = await lockHost(tx, actor.id);
    if (host.email.toLowerCase() === email) throw invalidInput({ email: 'ownEmail' });
    const homeIds = await ownHomes(tx, host.id, named);
    await refuseKnownMember(tx, host.id, email);
    await refuseMore(kit, tx, host.id, email);
    await countOrRefuse(kit, tx, perAddress, email);
    const [token, createdAt] = [newToken(), kit.clock.now()];
    const expiresAt = plus(createdAt, teamInvitationLife);
    const row = { id: newId(), role, homeIds, tokenHash: hashToken(token), createdAt, expiresAt };
    const invitation = { ...row, hostId: host.id, email };
    await tx
      .insert(hostInvitations)
      .values(invitation)
      .onConflictDoUpdate({ target: [hostInvitations.hostId, hostInvitations.email], set: row });
    await mailTeamInvitation(kit, tx, host, { ...invitation, token });
    const subject = { subjectKind: 'team invitation', subjectId: row.id };
    await appendAudit(kit, tx, { actorId: host.id, action: 'invite member', ...subject, facts: { role } });
    return presentInvitation(invitation);
  });

/** The host knows whom they have, so this tells nothing new. */
async function refuseKnownMember(tx: Tx, hostId: string, email: string): Promise<void> {
  const known = await tx
    .select({ id: users.id })
    .from(hostMembers)
    .innerJoin(users, eq(users.id, hostMembers.memberId))
    .where(and(eq(hostMembers.hostId, hostId), eq(users.email, email)));
  if (known.length > 0) throw new Refusal('already_exists', 'They’re already on your team.');
}

/** So that there is a place for each who accepts. */
async function refuseMore({ clock }: Kit, tx: Tx, hostId: string, email: string): Promise<void> {
  const has = await tx.$count(hostMembers, eq(hostMembers.hostId, hostId));
  const { expiresAt, hostId: by, email: to } = hostInvitations;
  const asked = await tx.$count(hostInvitations, and(eq(by, hostId), ne(to, email), gt(expiresAt, clock.now())));
  if (has + asked >= membersPerHost)
    throw new Refusal('too_many', `A team can have up to ${membersPerHost} people, including those you’ve invited.`);
}

/** A host takes an invitation of theirs back. */
export const withdrawTeamInvitation = (kit: Kit, actor: Actor, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    const isOwn = and(eq(hostInvitations.id, id), eq(hostInvitations.hostId, actor.id));
    const { rowCount } = await tx.delete(hostInvitations).where(isOwn);
    if (rowCount === 0) throw notFound();
    const subject = { subjectKind: 'team invitation', subjectId: id };
    await appendAudit(kit, tx, { actorId: actor.id, action: 'withdraw team invitation', ...subject });
  });

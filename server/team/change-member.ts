import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changeMember as endpoint, TeamMember } from '#contract/team.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { readMembers } from './list-team.ts';
import { lockHost, ownHomes } from './own-homes.ts';
import { hostMembers } from './table.ts';

type Sent = BodyOf<typeof endpoint>;

/** A host gives a member another role, or other homes. */
export const changeMember = (
  kit: Kit,
  actor: Actor,
  memberId: string,
  { role, homeIds: named }: Sent,
): Promise<TeamMember> =>
  transact(kit, async (tx) => {
    await lockHost(tx, actor.id);
    const homeIds = await ownHomes(tx, actor.id, named);
    const { rowCount } = await tx.update(hostMembers).set({ role, homeIds }).where(isPair(actor.id, memberId));
    const [member] = await readMembers(tx, actor.id, memberId);
    if (rowCount === 0 || !member) throw notFound('Member not found.');
    await record(kit, tx, { kind: 'member changed', hostId: actor.id, memberId });
    const subject = { subjectKind: 'user', subjectId: memberId };
    const facts = { role, homes: homeIds?.length ?? 'all' };
    await appendAudit(kit, tx, { actorId: actor.id, action: 'change member', ...subject, facts });
    return member;
  });

interface Pair {
  hostId: string;
  memberId: string;
  by: 'host' | 'member';
}

/** A host takes somebody off their team, or a member leaves it. What they have done there stays recorded. */
export const endMembership = (kit: Kit, { hostId, memberId, by }: Pair): Promise<void> =>
  transact(kit, async (tx) => {
    const { rowCount } = await tx.delete(hostMembers).where(isPair(hostId, memberId));
    if (rowCount === 0) throw notFound('Member not found.');
    await record(kit, tx, { kind: 'member left', hostId, memberId, by });
    const [actorId, subjectId] = by === 'host' ? [hostId, memberId] : [memberId, hostId];
    const action = by === 'host' ? 'remove member' : 'leave team';
    await appendAudit(kit, tx, { actorId, action, subjectKind: 'user', subjectId });
  });

const isPair = (hostId: string, memberId: string) =>
  and(eq(hostMembers.hostId, hostId), eq(hostMembers.memberId, memberId));

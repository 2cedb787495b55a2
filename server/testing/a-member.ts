import assert from 'node:assert/strict';
import type { MemberRole } from '#contract/member-roles.ts';
import { teamInvitationLife } from '#contract/terms.ts';
import { hashToken } from '#server/accounts/index.ts';
import { plus } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import { hostInvitations, hostMembers } from '#server/team/table.ts';
import type { House } from './house.ts';
import { lastMail } from './last-mail.ts';
import { aHost, type Somebody } from './people.ts';

interface Wanted {
  name?: string;
  role?: MemberRole;
  /** All by default. */
  homeIds?: string[] | null;
}

/** Somebody on a host’s team, as if they had accepted an invitation. */
export async function aMember(house: House, host: { id: string }, { name, ...wanted }: Wanted = {}): Promise<Somebody> {
  const member = await aHost(house, { name: name ?? 'Mia Member' });
  await onTeam(house, { host, member }, wanted);
  return member;
}

/** The same with an account that is there already. */
export async function onTeam(
  { kit }: House,
  { host, member }: { host: { id: string }; member: { id: string } },
  { role = 'MANAGER', homeIds = null }: Omit<Wanted, 'name'> = {},
): Promise<void> {
  const row = { hostId: host.id, memberId: member.id, role, homeIds, createdAt: kit.clock.now() };
  await kit.db
    .insert(hostMembers)
    .values(row)
    .onConflictDoUpdate({ target: [hostMembers.hostId, hostMembers.memberId], set: { role, homeIds } });
}

/** An invitation to a team that a host has sent and nobody has accepted. */
export async function aTeamInvitation({ kit }: House, host: { id: string }): Promise<{ id: string }> {
  const [id, createdAt] = [newId(), kit.clock.now()];
  const asked = { email: `${id}@example.com`, role: 'VIEWER' as const, homeIds: null, tokenHash: hashToken(id) };
  const dates = { createdAt, expiresAt: plus(createdAt, teamInvitationLife) };
  await kit.db.insert(hostInvitations).values({ id, hostId: host.id, ...asked, ...dates });
  return { id };
}

/** Makes a member’s calls for a host. */
export const actingFor = (house: House, host: { id: string }, { token: as }: Pick<Somebody, 'token'>) => {
  const headers = { 'x-host': host.id };
  return {
    get: (path: string) => house.send('GET', path, { as, headers }),
    post: (path: string, body?: unknown) => house.send('POST', path, { as, body, headers }),
    put: (path: string, body: unknown) => house.send('PUT', path, { as, body, headers }),
    patch: (path: string, body: unknown) => house.send('PATCH', path, { as, body, headers }),
    remove: (path: string) => house.send('DELETE', path, { as, headers }),
    send: (method: string, path: string, body?: unknown) => house.send(method, path, { as, body, headers }),
  };
};

/** An invitation to a host’s team, sent as the screen does it; the mailed token. */
export async function invitedTo(house: House, host: Somebody, email: string, wanted: object = {}): Promise<string> {
  const body = { email, role: 'MANAGER', homeIds: null, ...wanted };
  const answer = await house.post('/api/host/team/invitations', body, host.token);
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return /#token=([\w-]+)/.exec((await lastMail(house, email)).text)?.[1] ?? '';
}

import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import { memberRights } from '#contract/member-rights.ts';
import type { TeamDeed } from '#contract/team-deeds.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor, Deed, Member, Teams } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound, notFound, Refusal } from '#server/platform/refusal.ts';
import { idOf, namesPlace, type Place, placeInBody, placeInPath } from './place-in-path.ts';
import { hostMembers, memberDeeds } from './table.ts';

/**
 * Who may call for which host. The only place that decides it: every call that names a host comes through here, with
 * the membership as it is at this moment, so that whoever was taken off a team is out with their next call.
 */
export const teams = (kit: Kit): Teams => ({
  actFor: (person, hostId, endpoint, params) => actFor(kit, person, { hostId, endpoint, params }),
  requireStill: async ({ id, member }) => {
    const now = member && (await findMember(kit, member, id));
    if (member && !now) throw membershipEnded();
    if (!isDeepStrictEqual(now, member))
      throw new Refusal('forbidden', 'Your role on this host’s team has just changed. Please try again.');
  },
  requireHomesOf: async (actor, body) => {
    const place = actor.member?.homes && (await placeInBody(kit.db, body));
    if (place && !looksAfter(actor.member, place)) throw notFound('Property not found.');
  },
  deedOf: (actor, endpoint, params, body) => deedOf(kit, actor, { endpoint, params, body }),
});

interface Asked {
  hostId: string;
  endpoint: Endpoint;
  params: unknown;
}

async function actFor(kit: Kit, person: Actor, { hostId, endpoint, params }: Asked): Promise<Actor> {
  if (person.suspended) throw new Refusal('account_suspended', 'This account is suspended. Please contact support.');
  const member = await findMember(kit, person, hostId);
  if (!member) throw membershipEnded();
  const right = rightOf(endpoint);
  if (!right?.who.includes(member.role)) throw new Refusal('forbidden', 'Only the host can do this.');
  if (right.home === 'every home' && member.homes)
    throw new Refusal('forbidden', 'Only team members who look after all properties can do this.');
  if (member.homes && namesPlace(right.home) && !looksAfter(member, await placeInPath(kit.db, right.home, params)))
    throw endpoint.path.startsWith('/api/jobs/{id}') ? jobNotFound() : notFound();
  return { ...person, id: hostId.toLowerCase(), role: 'HOST', staffRole: null, member };
}

const membershipEnded = () => new Refusal('membership_ended', 'You’re not on this host’s team.');

const rightOf = ({ method, path }: Endpoint) => memberRights[`${method} ${path}`];

const looksAfter = (member: Member | undefined, { propertyId }: Place): boolean =>
  !member?.homes || (propertyId !== null && member.homes.includes(propertyId));

/** A suspended host’s things are closed for everybody; one who has left has none. */
async function findMember({ db }: Kit, { id }: Pick<Actor, 'id'>, named: string): Promise<Member | null> {
  const hostId = idOf({ named }, 'named');
  if (!hostId) return null;
  const [row] = await db
    .select({ role: hostMembers.role, homes: hostMembers.homeIds })
    .from(hostMembers)
    .innerJoin(users, eq(users.id, hostMembers.hostId))
    .where(
      and(
        ...[eq(hostMembers.hostId, hostId), eq(hostMembers.memberId, id)],
        ...[isNull(users.suspendedAt), isNull(users.erasedAt)],
      ),
    );
  return row ? { id, ...row } : null;
}

interface Call {
  endpoint: Endpoint;
  params: unknown;
  body: unknown;
}

async function deedOf(kit: Kit, actor: Actor, { endpoint, params, body }: Call): Promise<Deed | null> {
  const kind = rightOf(endpoint)?.deed;
  const { member } = actor;
  if (!kind || !member) return null;
  const named = await placeInPath(kit.db, rightOf(endpoint)?.home ?? 'no home', params);
  const place = named.propertyId ? named : ((await placeInBody(kit.db, body)) ?? named);
  return {
    memberId: member.id,
    written: false,
    write: async (reader, result, isLast = false) => {
      if (isMoney(kind) && !isPaid(result, isLast)) return false;
      const made = endpoint.status === 201 ? idOf(result, 'id') : null;
      await reader.insert(memberDeeds).values({
        ...{ id: newId(), hostId: actor.id, memberId: member.id, deed: kind, at: kit.clock.now() },
        jobId: kind === 'posted' ? made : place.jobId,
        propertyId: place.propertyId ?? (endpoint.path === '/api/properties' ? made : null),
      });
      return true;
    },
  };
}

const isMoney = (deed: TeamDeed): boolean => deed === 'paid' || deed === 'tipped';

/** A card that was refused has paid nothing; what a bank or the provider has still to answer counts at the call’s end. */
function isPaid(result: unknown, isLast: boolean): boolean {
  const status: unknown = Object(result).status;
  return isLast ? status !== 'declined' && status !== 'failed' : status === 'succeeded';
}

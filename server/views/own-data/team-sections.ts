import { eq, or, type SQL, sql } from 'drizzle-orm';
import { properties } from '#server/properties/table.ts';
import { hostInvitations, hostMembers, memberDeeds, ownerLinks } from '#server/team/table.ts';
import { section } from './section.ts';

const either = (...conditions: SQL[]): SQL => sql`(${or(...conditions)})`;

/** Who looks after whose homes, and what they did there; on either side. */
export const teamSections = [
  section(
    'teamMembers',
    hostMembers,
    {
      ...{ id: hostMembers.createdAt, hostId: hostMembers.hostId, memberId: hostMembers.memberId },
      ...{ role: hostMembers.role, homeIds: hostMembers.homeIds },
    },
    (id) => either(eq(hostMembers.hostId, id), eq(hostMembers.memberId, id)),
  ),
  section(
    'teamInvitations',
    hostInvitations,
    {
      ...{ id: hostInvitations.id, email: hostInvitations.email, role: hostInvitations.role },
      ...{ createdAt: hostInvitations.createdAt, expiresAt: hostInvitations.expiresAt },
    },
    (id) => eq(hostInvitations.hostId, id),
  ),
  section(
    'teamDeeds',
    memberDeeds,
    {
      ...{ id: memberDeeds.id, hostId: memberDeeds.hostId, memberId: memberDeeds.memberId, at: memberDeeds.at },
      ...{ deed: memberDeeds.deed, jobId: memberDeeds.jobId, propertyId: memberDeeds.propertyId },
    },
    (id) => either(eq(memberDeeds.hostId, id), eq(memberDeeds.memberId, id)),
  ),
  section(
    'ownerLinks',
    ownerLinks,
    {
      ...{ id: ownerLinks.id, propertyId: ownerLinks.propertyId },
      ...{ createdAt: ownerLinks.createdAt, expiresAt: ownerLinks.expiresAt },
    },
    (id) =>
      sql`${ownerLinks.propertyId} in (select ${properties.id} from ${properties} where ${properties.hostId} = ${id})`,
  ),
];

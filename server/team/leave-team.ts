import { eq, inArray, or } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Leaving } from '#server/leaving.ts';
import { properties } from '#server/properties/table.ts';
import { hostInvitations, hostMembers, ownerLinks } from './table.ts';

/** Whoever leaves has no team and is on none; what they did for others stays as ids. Whom they asked, and who asked them, goes. */
export const leaveTeam: Leaving = {
  erase: async (kit, tx, { id, email }) => {
    const ended = await tx
      .delete(hostMembers)
      .where(or(eq(hostMembers.hostId, id), eq(hostMembers.memberId, id)))
      .returning({ hostId: hostMembers.hostId, memberId: hostMembers.memberId });
    for (const pair of ended)
      await record(kit, tx, { kind: 'member left', ...pair, by: pair.memberId === id ? 'member' : 'host' });
    await tx
      .delete(hostInvitations)
      .where(or(eq(hostInvitations.hostId, id), eq(hostInvitations.email, email.toLowerCase())));
    const homes = tx.select({ id: properties.id }).from(properties).where(eq(properties.hostId, id));
    await tx.delete(ownerLinks).where(inArray(ownerLinks.propertyId, homes));
  },
};

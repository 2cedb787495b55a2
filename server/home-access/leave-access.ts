import { eq, inArray } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { properties } from '#server/properties/table.ts';
import { homeAccesses } from './table.ts';

/** Door codes and Wi-Fi go; who looked at them, and when, stays: ids and times. */
export const leaveAccess: Leaving = {
  erase: async (_kit, tx, { id }) => {
    const theirs = tx.select({ id: properties.id }).from(properties).where(eq(properties.hostId, id));
    await tx.delete(homeAccesses).where(inArray(homeAccesses.propertyId, theirs));
  },
};

import { eq, inArray } from 'drizzle-orm';
import { erasedText, type Leaving } from '#server/leaving.ts';
import { homeSupplies, properties } from './table.ts';

/** Where somebody's homes were, and what they wrote about them, goes; the rows stay for the jobs that were done there. */
export const leaveProperties: Leaving = {
  erase: async ({ clock }, tx, { id }) => {
    await tx
      .update(properties)
      .set({
        ...{ title: erasedText, address: erasedText, city: null, state: null, zipCode: null },
        ...{ latitude: null, longitude: null, location: null, notes: null, squareFootage: null, pictureKey: null },
        ...{ calendarIntegrationEnabled: false, removedAt: clock.now() },
      })
      .where(eq(properties.hostId, id));
    const homes = tx.select({ id: properties.id }).from(properties).where(eq(properties.hostId, id));
    await tx.delete(homeSupplies).where(inArray(homeSupplies.propertyId, homes));
  },
};

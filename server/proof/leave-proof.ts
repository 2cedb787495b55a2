import { eq } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { turnoverLinks, turnoverPeople } from './table.ts';

/** Hashes stay, so that the chains go on; what they were made of goes, and then they tell nothing. */
export const leaveProof: Leaving = {
  erase: async (_kit, tx, { id }) => {
    await tx
      .update(turnoverLinks)
      .set({ salt: null, content: null, personId: null })
      .where(eq(turnoverLinks.personId, id));
    await tx.update(turnoverPeople).set({ salt: null, personId: null }).where(eq(turnoverPeople.personId, id));
  },
};

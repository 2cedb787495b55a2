import { eq, inArray } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import type { Leaving } from '#server/leaving.ts';
import { guestPages, turnoverLinks, turnoverPeople } from './table.ts';

/** Pages shared by link end. Hashes stay, so that the chains go on; what they were made of goes, and then they tell nothing. */
export const leaveProof: Leaving = {
  erase: async (_kit, tx, { id }) => {
    const theirs = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.hostId, id));
    await tx.delete(guestPages).where(inArray(guestPages.jobId, theirs));
    await tx
      .update(turnoverLinks)
      .set({ salt: null, content: null, personId: null })
      .where(eq(turnoverLinks.personId, id));
    await tx.update(turnoverPeople).set({ salt: null, personId: null }).where(eq(turnoverPeople.personId, id));
  },
};

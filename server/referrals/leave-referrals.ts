import { eq } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { clientInvitations } from './table.ts';

/** Whom a cleaner invited, with name, email and phone, goes with the cleaner. */
export const leaveReferrals: Leaving = {
  erase: async (_kit, tx, { id }) => {
    await tx.delete(clientInvitations).where(eq(clientInvitations.cleanerId, id));
  },
};

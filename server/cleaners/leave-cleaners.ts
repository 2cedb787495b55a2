import { eq } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { lockCleaner } from './lock-cleaner.ts';
import { busyTimes, cleanerIdentities, cleanerProfiles, savedSearches } from './table.ts';

/** A cleaner's profile goes, with birth date, street, SSN, busy times and saved searches. Its picture is no longer used, and swept. */
export const leaveCleaners: Leaving = {
  hold: async (tx, { id }) => void (await lockCleaner(tx, id)),
  erase: async (_kit, tx, { id }) => {
    await tx.delete(busyTimes).where(eq(busyTimes.cleanerId, id));
    await tx.delete(savedSearches).where(eq(savedSearches.cleanerId, id));
    await tx.delete(cleanerIdentities).where(eq(cleanerIdentities.userId, id));
    await tx.delete(cleanerProfiles).where(eq(cleanerProfiles.userId, id));
  },
};

import { eq } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { settingVersions } from './table.ts';

/** Decisions stay in force, with who made them by id; the words go. */
export const leaveSettings: Leaving = {
  erase: async (_kit, tx, { id }) => {
    await tx.update(settingVersions).set({ reason: null }).where(eq(settingVersions.decidedBy, id));
  },
};

import { eq } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { backgroundChecks } from './table.ts';

/** The form, the findings and what an admin noted about them go; that there was a check, and its outcome, stay. */
export const leaveChecks: Leaving = {
  erase: async (_kit, tx, { id }) => {
    const nothing = { formSealed: null, ssnLast4: null, ssnFingerprint: null, providerReportId: null };
    await tx
      .update(backgroundChecks)
      .set({ ...nothing, details: {}, notes: null })
      .where(eq(backgroundChecks.userId, id));
  },
};

import { eq } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { series } from './table.ts';

/** Somebody's series end, and what they wrote for them goes. */
export const leaveSeries: Leaving = {
  erase: async (_, tx, { id }) => {
    await tx
      .update(series)
      .set({ status: 'ENDED', specialInstructions: null, customTasks: [], inviteFirst: null })
      .where(eq(series.hostId, id));
  },
};

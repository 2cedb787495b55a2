import { eq } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import {
  deliveries,
  heldNotices,
  mailThreads,
  noticePreferences,
  notifications,
  numberProofs,
  pushSubscriptions,
  quietHours,
} from './table.ts';

/** Nothing is sent any more, and what was chosen and proved is forgotten. Others' bells say “someone”. */
export const leaveAnnouncements: Leaving = {
  erase: async (_kit, tx, { id }) => {
    await tx.delete(deliveries).where(eq(deliveries.recipientId, id));
    await tx.delete(notifications).where(eq(notifications.recipientId, id));
    for (const table of [heldNotices, mailThreads]) await tx.delete(table).where(eq(table.recipientId, id));
    for (const table of [noticePreferences, quietHours, pushSubscriptions, numberProofs])
      await tx.delete(table).where(eq(table.userId, id));
  },
};

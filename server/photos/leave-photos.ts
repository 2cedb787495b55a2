import { eq } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { forgetAllUnfinished } from './parts/unfinished-photo.ts';
import { uploads } from './table.ts';

/** Where pictures were taken goes at once, and what has arrived of one that was cut off; those that nothing uses any longer are swept, row and files. */
export const leavePhotos: Leaving = {
  erase: async (_kit, tx, { id }) => {
    await tx.update(uploads).set({ placeSealed: null }).where(eq(uploads.ownerId, id));
    await forgetAllUnfinished(tx, id);
  },
};

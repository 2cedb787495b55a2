import { and, inArray, lt, not, or, type SQL } from 'drizzle-orm';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { thumbnailKey } from '#server/platform/photo-link.ts';
import { photoPath } from './photo-path.ts';
import { uploads } from './table.ts';

const batch = 200;

/** Whether an upload is in use; answered by each room that shows pictures. */
type UploadUse = (upload: Pick<typeof uploads, 'id' | 'storageKey'>) => SQL;

/** The task that removes pictures nobody used within 24 hours: first the rows, then the files. */
export async function sweepUploads(
  { db, clock, storage }: Pick<Kit, 'db' | 'clock' | 'storage'>,
  uses: readonly UploadUse[],
): Promise<void> {
  const isUsed = or(...uses.map((use) => use(uploads)));
  const unused = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lt(uploads.createdAt, plus(clock.now(), -day)), isUsed && not(isUsed)))
    .limit(batch)
    .for('update', { skipLocked: true });
  const removed = await db.delete(uploads).where(inArray(uploads.id, unused)).returning({ key: uploads.storageKey });
  for (const { key } of removed) {
    await storage.remove(photoPath(key));
    await storage.remove(photoPath(thumbnailKey(key)));
  }
  if (removed.length === batch) await sweepUploads({ db, clock, storage }, uses);
}

import { and, inArray, lt, not, or } from 'drizzle-orm';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { removeFiles } from './stored-picture.ts';
import { uploads } from './table.ts';
import type { UploadUse } from './upload-limits.ts';

const batch = 200;

/** The task that removes pictures no one used within 24 hours: first the rows, then the files. */
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
  for (const { key } of removed) await removeFiles({ storage }, key);
  if (removed.length === batch) await sweepUploads({ db, clock, storage }, uses);
}

import { and, inArray, lt, not, or } from 'drizzle-orm';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sweepUnfinished } from './parts/unfinished-photo.ts';
import { removeFiles } from './stored-picture.ts';
import { uploads } from './table.ts';
import type { UploadUse } from './upload-limits.ts';

const batch = 200;

type Swept = Pick<Kit, 'db' | 'clock' | 'storage'>;

/** The task that removes pictures no one used, and parts no one finished, within 24 hours. */
export async function sweepUploads(kit: Swept, uses: readonly UploadUse[]): Promise<void> {
  await sweepUnfinished(kit);
  await sweepUnused(kit, uses);
}

/** First the rows, then the files. */
async function sweepUnused({ db, clock, storage }: Swept, uses: readonly UploadUse[]): Promise<void> {
  const isUsed = or(...uses.map((use) => use(uploads)));
  const unused = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lt(uploads.createdAt, plus(clock.now(), -day)), isUsed && not(isUsed)))
    .limit(batch)
    .for('update', { skipLocked: true });
  const removed = await db.delete(uploads).where(inArray(uploads.id, unused)).returning({ key: uploads.storageKey });
  for (const { key } of removed) await removeFiles({ storage }, key);
  if (removed.length === batch) await sweepUnused({ db, clock, storage }, uses);
}

import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { thumbnailKey } from '#server/platform/photo-link.ts';
import { photoPath } from './photo-path.ts';
import { deliverables, uploads } from './table.ts';

const batch = 200;

/** The task that removes pictures nobody used within 24 hours: first the rows, then the files. */
export async function sweepUploads({ db, clock, storage }: Pick<Kit, 'db' | 'clock' | 'storage'>): Promise<void> {
  const unused = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        lt(uploads.createdAt, plus(clock.now(), -day)),
        notExists(db.select({ one: sql`1` }).from(deliverables).where(eq(deliverables.uploadId, uploads.id))),
        notExists(
          db
            .select({ one: sql`1` })
            .from(cleanerProfiles)
            .where(eq(cleanerProfiles.profileImageKey, uploads.storageKey)),
        ),
      ),
    )
    .limit(batch)
    .for('update', { skipLocked: true });
  const removed = await db.delete(uploads).where(inArray(uploads.id, unused)).returning({ key: uploads.storageKey });
  for (const { key } of removed) {
    await storage.remove(photoPath(key));
    await storage.remove(photoPath(thumbnailKey(key)));
  }
  if (removed.length === batch) await sweepUploads({ db, clock, storage });
}

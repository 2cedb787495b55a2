import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { photoTypes } from '#contract/states.ts';
import { enterHistories, findAlike, type UploadRow } from '#server/photos/index.ts';
import { uploads } from '#server/photos/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { JobRow } from '../lock-job.ts';
import { deliverables, jobs } from '../table.ts';

type PhotoType = (typeof photoTypes)[number];
type Compared = Pick<typeof deliverables.$inferInsert, 'compared' | 'earlierId'>;

/** Compares a picture with every other of the property, and with the cleaner's own from anywhere. */
export async function compareWithEarlier(
  tx: Tx,
  { id: jobId, propertyId }: JobRow,
  { upload, photoType }: { upload: UploadRow; photoType: PhotoType },
): Promise<Compared> {
  const histories = [propertyId, upload.ownerId];
  const alike = await findAlike(tx, upload.id, histories);
  await enterHistories(tx, upload.id, histories);
  if (!alike) return { compared: null, earlierId: null };
  const [earlier] = await tx
    .select({ id: deliverables.id })
    .from(deliverables)
    .innerJoin(jobs, eq(jobs.id, deliverables.jobId))
    .innerJoin(uploads, eq(uploads.id, deliverables.uploadId))
    .where(
      and(
        inArray(deliverables.uploadId, alike.uploadIds),
        // the index knows ids only by 32 bits
        or(eq(jobs.propertyId, propertyId), eq(uploads.ownerId, upload.ownerId)),
        // the same moment sent twice pretends nothing; the same picture before and after does
        or(ne(deliverables.jobId, jobId), ne(deliverables.photoType, photoType)),
      ),
    )
    .orderBy(asc(deliverables.createdAt), asc(deliverables.id))
    .limit(1);
  if (earlier) return { compared: 'alike', earlierId: earlier.id };
  return { compared: alike.isPlain ? 'plain' : 'new', earlierId: null };
}

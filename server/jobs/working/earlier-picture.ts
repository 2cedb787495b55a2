import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { photoTypes } from '#contract/states.ts';
import { enterHistories, findAlike, isOneOf, type UploadRow } from '#server/photos/index.ts';
import { uploads } from '#server/photos/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { JobRow } from '../lock-job.ts';
import { deliverables, jobs, jobTasks } from '../table.ts';

type PhotoType = (typeof photoTypes)[number];
type Compared = Pick<typeof deliverables.$inferInsert, 'compared' | 'earlierId'>;

/**
 * Compares a picture with every other of the property, with the cleaner's own from anywhere, and with those that show how
 * the job's tasks should look, which its cleaner can save.
 */
export async function compareWithEarlier(
  tx: Tx,
  { id: jobId, propertyId }: JobRow,
  { upload, photoType }: { upload: UploadRow; photoType: PhotoType },
): Promise<Compared> {
  const histories = [propertyId, upload.ownerId];
  await takeTurn(tx, histories);
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
  if (await isOneOf(tx, upload.id, await wantedOf(tx, jobId))) return { compared: 'alike', earlierId: null };
  return { compared: alike.isPlain ? 'plain' : 'new', earlierId: null };
}

/** One after the other: of two that are added at the same time, on two jobs, neither would find the other. */
async function takeTurn(tx: Tx, histories: readonly string[]): Promise<void> {
  // always in the same order, so that nobody waits for somebody who waits for them
  for (const history of histories.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pictures of ${history}`}, 0))`);
}

/** The host's pictures of how it should look. */
async function wantedOf(tx: Tx, jobId: string): Promise<string[]> {
  const rows = await tx.select({ id: jobTasks.uploadId }).from(jobTasks).where(eq(jobTasks.jobId, jobId));
  return [...new Set(rows.flatMap(({ id }) => id ?? []))];
}

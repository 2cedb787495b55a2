import { asc, eq } from 'drizzle-orm';
import { deliverables, jobs, jobTimeline } from '#server/jobs/table.ts';
import { uploadLooks } from '#server/photos/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { NewLink } from './append-link.ts';
import { jobContent } from './job-content.ts';

/**
 * The first link of a job that is older than the records: what was known of it when its chain began. It vouches for that
 * from this day on, and says so: `record begun` instead of `job posted`.
 */
export async function beginning(tx: Reader, jobId: string): Promise<NewLink | null> {
  const content = await jobContent(tx, jobId);
  if (!content) return null;
  const timeline = await tx
    .select({ kind: jobTimeline.kind, at: jobTimeline.at })
    .from(jobTimeline)
    .where(eq(jobTimeline.jobId, jobId))
    .orderBy(asc(jobTimeline.at), asc(jobTimeline.id));
  const photos = await tx
    .select({
      ...{ photo: deliverables.id, type: deliverables.photoType, addedAt: deliverables.createdAt },
      ...{ takenAt: deliverables.takenAt, hash: uploadLooks.pictureHash },
    })
    .from(deliverables)
    .leftJoin(uploadLooks, eq(uploadLooks.uploadId, deliverables.uploadId))
    .where(eq(deliverables.jobId, jobId))
    .orderBy(asc(deliverables.createdAt), asc(deliverables.id));
  const [posted] = await tx.select({ postedAt: jobs.createdAt }).from(jobs).where(eq(jobs.id, jobId));
  const known = {
    ...posted,
    timeline,
    photos: photos.map(({ hash, ...photo }) => ({ ...photo, sha256: hash?.toString('hex') ?? null })),
  };
  return { jobId, content: { kind: 'record begun', ...content, known } };
}

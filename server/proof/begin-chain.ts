import { asc, eq } from 'drizzle-orm';
import { jobs, jobTimeline } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { NewLink } from './append-link.ts';
import { jobContent } from './job-content.ts';
import { photosBefore } from './photo-content.ts';

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
  const [posted] = await tx.select({ postedAt: jobs.createdAt }).from(jobs).where(eq(jobs.id, jobId));
  const known = {
    ...posted,
    timeline,
    photos: await photosBefore(tx, jobId),
  };
  return { jobId, content: { kind: 'record begun', ...content, known } };
}

import { and, eq, isNull } from 'drizzle-orm';
import type { JobDetail } from '#contract/jobs.ts';
import { type JobViewer, photosOfJob } from '#server/jobs/index.ts';
import { contentReports } from '#server/moderation/table.ts';
import type { Kit } from '#server/platform/kit.ts';

/** The photos of a job with those of them that this reader has reported, and that there are hidden ones. */
export async function photosOfDetail(
  kit: Kit,
  jobId: string,
  viewer: JobViewer,
): Promise<Pick<JobDetail, 'deliverables' | 'hiddenPhotos'>> {
  const [{ shown, hidden: hiddenPhotos }, reports] = await Promise.all([
    photosOfJob(kit, kit.db, jobId, viewer),
    kit.db
      .select({ photoId: contentReports.subjectId })
      .from(contentReports)
      .where(
        and(
          ...[eq(contentReports.jobId, jobId), eq(contentReports.kind, 'photo')],
          ...[eq(contentReports.reporterId, viewer.id), isNull(contentReports.closedAt)],
        ),
      ),
  ]);
  const reported = new Set(reports.map(({ photoId }) => photoId));
  return {
    deliverables: shown.map((photo) => (reported.has(photo.id) ? { ...photo, reported: true as const } : photo)),
    ...(hiddenPhotos.length > 0 && { hiddenPhotos }),
  };
}

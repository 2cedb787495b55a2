import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RecordedFacts } from '#contract/fair-rules.ts';
import type { JobRow } from '#server/jobs/index.ts';
import { deliverables, jobTasks } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { HeldReport } from './hold-report.ts';
import { disputePhotos } from './table.ts';

/** What the rule table looks at, as it stands in the record. */
export async function readFacts(tx: Tx, { job, report }: HeldReport): Promise<RecordedFacts> {
  const { keptOutBy, recleanAt, reason, taskIds } = report;
  const shown = await tx.select().from(disputePhotos).where(eq(disputePhotos.disputeId, report.id));
  const shownBy = (side: 'host' | 'cleaner') =>
    shown.filter((photo) => photo.side === side).map(({ uploadId }) => uploadId);
  return {
    ...{ payoutCents: job.payoutCents, cleanerFeeCents: job.cleanerFeeCents },
    ...{ startTime: job.startTime, startedAt: job.startedAt },
    firstSignAt: await firstSignOf(tx, job),
    submittedAt: job.submittedAt ?? report.createdAt,
    isDamage: reason === 'damage',
    couldNotClean: job.couldNotClean,
    tasks: await tasksOf(tx, job.id),
    contestedTaskIds: taskIds,
    photos: await photosOf(tx, job.id, report.createdAt),
    hostPhotoIds: shownBy('host'),
    cleanerPhotoIds: shownBy('cleaner'),
    ...{ keptOutBy, recleanAt },
  };
}

/** As soon as it came in: what a photo says of its own time is anybody's word. */
async function firstSignOf(tx: Tx, { id, waiting, workBegunAt }: JobRow): Promise<Date | null> {
  const [photo] = await tx
    .select({ at: sql<string | null>`min(${deliverables.createdAt})` })
    .from(deliverables)
    .where(eq(deliverables.jobId, id));
  const signs = [photo?.at, waiting?.earlier?.[0]?.since ?? waiting?.since, workBegunAt].flatMap((at) =>
    at ? [new Date(at).getTime()] : [],
  );
  return signs.length > 0 ? new Date(Math.min(...signs)) : null;
}

async function tasksOf(tx: Tx, jobId: string): Promise<RecordedFacts['tasks']> {
  const rows = await tx.select().from(jobTasks).where(eq(jobTasks.jobId, jobId)).orderBy(asc(jobTasks.position));
  return rows.map(({ id, name, required, doneAt, skippedReason }) => ({
    ...{ id, name, required, skippedReason },
    done: doneAt !== null,
  }));
}

const earlier = alias(deliverables, 'earlier');

/** What was added after the report does not change what was handed in. */
async function photosOf(tx: Tx, jobId: string, until: Date): Promise<RecordedFacts['photos']> {
  const rows = await tx
    .select({ photo: deliverables, upload: uploads, earlierAt: earlier.createdAt })
    .from(deliverables)
    .innerJoin(uploads, eq(uploads.id, deliverables.uploadId))
    .leftJoin(earlier, eq(earlier.id, deliverables.earlierId))
    .where(and(eq(deliverables.jobId, jobId), lte(deliverables.createdAt, until)))
    .orderBy(asc(deliverables.createdAt), asc(deliverables.id));
  return rows.map(({ photo: { id, photoType, taskId, distanceMetres }, upload, earlierAt }) => ({
    ...{ id, taskId, distanceMetres, earlierAt, takenAt: upload.takenAt, madeBy: upload.madeBy },
    isAfter: photoType === 'AFTER',
    longerSide: Math.max(upload.width, upload.height),
  }));
}

import { asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Deliverable } from '#contract/work.ts';
import { uploads } from '#server/photos/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks } from '#server/platform/photo-link.ts';
import { deliverables } from '../table.ts';

/** The pictures on a job, oldest first, with fresh links. The caller checks who may see them (`seePhotos`). */
export async function deliverablesOf(kit: Kit, reader: Reader, jobId: string): Promise<Deliverable[]> {
  const rows = await reader
    .select({ deliverable: deliverables, upload: uploads })
    .from(deliverables)
    .innerJoin(uploads, eq(uploads.id, deliverables.uploadId))
    .where(eq(deliverables.jobId, jobId))
    .orderBy(asc(deliverables.createdAt), asc(deliverables.id));
  return rows.map((row) => presentDeliverable(kit, row.deliverable, row.upload));
}

export function presentDeliverable(
  kit: Kit,
  { id, jobId, photoType, note, createdAt, takenAt: toldAt }: typeof deliverables.$inferSelect,
  { storageKey, takenAt }: Pick<typeof uploads.$inferSelect, 'storageKey' | 'takenAt'>,
): Deliverable {
  return {
    id,
    jobId,
    ...photoLinks(kit, storageKey),
    photoType,
    note,
    takenAt: (takenAt ?? toldAt)?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** SQL: whether an upload is on a job. */
export const photosOnJobs = (upload: { id: SQLWrapper }): SQL =>
  sql`exists (select from ${deliverables} where ${deliverables.uploadId} = ${upload.id})`;

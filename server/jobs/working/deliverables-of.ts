import { asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { photoPixelsThatProve } from '#contract/terms.ts';
import type { Deliverable, HiddenPhoto } from '#contract/work.ts';
import { users } from '#server/accounts/table.ts';
import { uploads } from '#server/photos/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink, photoLinks, screenKey } from '#server/platform/photo-link.ts';
import { deliverables, jobs } from '../table.ts';
import {
  type CheckedPhoto,
  earlier,
  earlierColumns,
  earlierJob,
  earlierUpload,
  jobOfPhoto,
  type Looker,
  photoTruth,
} from './photo-truth.ts';
import { shortly } from './tasks-of.ts';

interface PhotosOfJob {
  shown: Deliverable[];
  /** That they were there. The picture that one repeats would show what it shows. */
  hidden: HiddenPhoto[];
}

/** The pictures on a job, oldest first, with fresh links, and those that are hidden from who looks. The caller checks who may see them (`seePhotos`). */
export async function photosOfJob(kit: Kit, reader: Reader, jobId: string, looker: Looker): Promise<PhotosOfJob> {
  const rows = await selectPhotos(reader)
    .where(eq(deliverables.jobId, jobId))
    .orderBy(asc(deliverables.createdAt), asc(deliverables.id));
  const isHidden = ({ deliverable }: Taken) => looker.role !== 'ADMIN' && deliverable.hiddenAt !== null;
  return {
    shown: rows.filter((row) => !isHidden(row)).map((row) => presentDeliverable(kit, row, looker)),
    hidden: rows.filter(isHidden).map((row) => withoutPicture(presentDeliverable(kit, row, looker))),
  };
}

/** Those that who looks may see. */
export const deliverablesOf = async (...asked: Parameters<typeof photosOfJob>): Promise<Deliverable[]> =>
  (await photosOfJob(...asked)).shown;

function withoutPicture({ id, photoType, taskId, takenAt, createdAt, truth }: Deliverable): HiddenPhoto {
  const addedAt = truth.earlier?.addedAt;
  const earlier = addedAt ? { jobId: null, photoUrl: null, thumbnailUrl: null, addedAt } : null;
  return { id, photoType, taskId, takenAt, createdAt, truth: { ...truth, earlier } };
}

/** One of them. */
export async function onePhoto(
  kit: Kit,
  reader: Reader,
  { id, looker }: { id: string; looker: Looker },
): Promise<Deliverable> {
  const [row] = await selectPhotos(reader).where(eq(deliverables.id, id));
  if (!row) throw new Error('The picture is missing');
  return presentDeliverable(kit, row, looker);
}

const selectPhotos = (reader: Reader) =>
  reader
    .select({ deliverable: deliverables, upload: uploads, by: users.name, job: jobOfPhoto, ...earlierColumns })
    .from(deliverables)
    .innerJoin(jobs, eq(jobs.id, deliverables.jobId))
    .innerJoin(uploads, eq(uploads.id, deliverables.uploadId))
    .innerJoin(users, eq(users.id, uploads.ownerId))
    .leftJoin(earlier, eq(earlier.id, deliverables.earlierId))
    .leftJoin(earlierUpload, eq(earlierUpload.id, earlier.uploadId))
    .leftJoin(earlierJob, eq(earlierJob.id, earlier.jobId));

type Taken = CheckedPhoto & { by: string; upload: { ownerId: string; width: number; height: number } };

function presentDeliverable(kit: Kit, photo: Taken, looker: Looker): Deliverable {
  const { id, jobId, photoType, note, taskId, createdAt, takenAt: toldAt } = photo.deliverable;
  const { storageKey, takenAt, ownerId, width, height } = photo.upload;
  return {
    id,
    jobId,
    ...photoLinks(kit, storageKey),
    screenUrl: photoLink(kit, screenKey(storageKey)),
    photoType,
    note,
    taskId,
    takenAt: (takenAt ?? toldAt)?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    doneBy: shortly({ id: ownerId, name: photo.by }),
    truth: photoTruth(kit, photo, looker),
    ...(photoType === 'AFTER' && Math.max(width, height) < photoPixelsThatProve && { small: true }),
  };
}

/** SQL: whether an upload is on a job. */
export const photosOnJobs = (upload: { id: SQLWrapper }): SQL =>
  sql`exists (select from ${deliverables} where ${deliverables.uploadId} = ${upload.id})`;

import { alias } from 'drizzle-orm/pg-core';
import { photoDoubtsOf } from '#contract/photo-truth.ts';
import type { PhotoTruth } from '#contract/work.ts';
import { uploads } from '#server/photos/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks } from '#server/platform/photo-link.ts';
import { deliverables, jobs } from '../table.ts';

export const earlier = alias(deliverables, 'earlier');
export const earlierUpload = alias(uploads, 'earlier_upload');
export const earlierJob = alias(jobs, 'earlier_job');
/** Left joined, all three are there or none. */
export const earlierColumns = {
  earlier,
  earlierUpload: { storageKey: earlierUpload.storageKey, ownerId: earlierUpload.ownerId },
  earlierJob: { id: earlierJob.id, hostId: earlierJob.hostId },
};

export interface Looker {
  id: string;
  role: 'HOST' | 'CLEANER' | 'ADMIN';
}
/** The columns of a photo’s own job. */
export const jobOfPhoto = {
  ...{ id: jobs.id, hostId: jobs.hostId },
  ...{ startTime: jobs.startTime, startedAt: jobs.startedAt, submittedAt: jobs.submittedAt },
};

export interface CheckedPhoto {
  job: Pick<typeof jobs.$inferSelect, keyof typeof jobOfPhoto>;
  deliverable: typeof deliverables.$inferSelect;
  upload: Pick<typeof uploads.$inferSelect, 'storageKey' | 'takenAt' | 'madeBy'>;
  earlier: typeof deliverables.$inferSelect | null;
  earlierUpload: { storageKey: string; ownerId: string } | null;
  earlierJob: { id: string; hostId: string } | null;
}

/** What the record says about a photo, as this person may see it. */
export function photoTruth(kit: Kit, photo: CheckedPhoto, looker: Looker): PhotoTruth {
  const { distanceMetres, compared, createdAt } = photo.deliverable;
  const { job } = photo;
  const { takenAt, madeBy } = photo.upload;
  const window = { begunAt: job.startedAt ?? job.startTime, endedAt: job.submittedAt ?? createdAt };
  const doubts = photoDoubtsOf({ takenAt, madeBy, distanceMetres, compared, ...window });
  return {
    state: compared === 'alike' ? 'reused' : doubts.length > 0 ? 'unverified' : 'fresh',
    doubts,
    distanceMetres,
    earlier: presentEarlier(kit, photo, looker),
  };
}

/** A picture of somebody else's home, or one that an admin has hidden, is nobody's business: of that one only the day is told. */
function presentEarlier(
  kit: Kit,
  { job: { id, hostId }, earlier, earlierUpload, earlierJob }: CheckedPhoto,
  looker: Looker,
): PhotoTruth['earlier'] {
  if (!earlier || !earlierUpload || !earlierJob) return null;
  const isHosts = looker.id === hostId && earlierJob.hostId === hostId;
  const isTheirs = earlierJob.id === id || isHosts || earlierUpload.ownerId === looker.id;
  const mayLook = looker.role === 'ADMIN' || (isTheirs && earlier.hiddenAt === null);
  return {
    ...(mayLook ? { jobId: earlierJob.id, ...photoLinks(kit, earlierUpload.storageKey) } : hidden),
    addedAt: earlier.createdAt.toISOString(),
  };
}
const hidden = { jobId: null, photoUrl: null, thumbnailUrl: null };

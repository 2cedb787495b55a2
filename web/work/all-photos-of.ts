import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable, HiddenPhoto } from '#contract/work.ts';

export type PhotosOfJob = Pick<JobDetail, 'deliverables' | 'hiddenPhotos'>;

/** The photos of a job and the places of those that are hidden, in the order in which they were added: the numbers of the others stay. */
export function allPhotosOf({ deliverables, hiddenPhotos = [] }: PhotosOfJob): readonly (Deliverable | HiddenPhoto)[] {
  if (hiddenPhotos.length === 0) return deliverables;
  return [...deliverables, ...hiddenPhotos].sort(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
  );
}

export const isShown = (photo: Deliverable | HiddenPhoto): photo is Deliverable => 'photoUrl' in photo;

import type { Deliverable } from '#contract/work.ts';

/** Two photos of the same place. */
export interface Pair {
  before: Deliverable;
  after: Deliverable;
}

/**
 * Photos of one task belong together; of the whole home, the first BEFORE over the first AFTER, the second over the
 * second: photos are taken in the same order, mostly.
 */
export function pairsIn(photos: readonly Deliverable[]): readonly Pair[] {
  const like = ({ taskId }: Deliverable, type: Deliverable['photoType']) =>
    photos.filter((photo) => photo.photoType === type && photo.taskId === taskId);
  return photos.flatMap((before) => {
    const after = before.photoType === 'BEFORE' && like(before, 'AFTER')[like(before, 'BEFORE').indexOf(before)];
    return after ? [{ before, after }] : [];
  });
}

import type { Deliverable } from '#contract/work.ts';

/** Two photos of the same place. */
export interface Pair {
  before: Deliverable;
  after: Deliverable;
}

/** The first BEFORE over the first AFTER, the second over the second: photos are taken in the same order, mostly. */
export function pairsIn(photos: readonly Deliverable[]): readonly Pair[] {
  const of = (type: Deliverable['photoType']) => photos.filter(({ photoType }) => photoType === type);
  const afters = of('AFTER');
  return of('BEFORE').flatMap((before, index) => {
    const after = afters[index];
    return after ? [{ before, after }] : [];
  });
}

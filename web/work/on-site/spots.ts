import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';

/** What was photographed on arrival, in its order, and how much of it has been photographed again. */
export interface Spots {
  found: readonly Deliverable[];
  /** Also by those on their way. */
  again: number;
  /** Nothing on the phone or the server shows how these are left. */
  left: readonly Deliverable[];
  /** The spot that a photo of the finished work shows, from 1; undefined of one more. What is on its way goes by its key. */
  placeOf: (id: string) => number | undefined;
}

interface OnItsWay {
  key: string;
  spot?: string | null | undefined;
}

/**
 * A photo of the finished work belongs to the spot that it was taken at, where the phone knows it; else to what was
 * photographed for the same task, and else to the first spot that is left.
 */
export function spotsIn(
  { deliverables }: Pick<JobDetail, 'deliverables'>,
  onTheirWay: readonly OnItsWay[],
  known: Readonly<Record<string, string>>,
): Spots {
  const found = deliverables.filter(({ photoType }) => photoType === 'BEFORE');
  const sent = deliverables.filter(({ photoType }) => photoType === 'AFTER');
  const shows = new Map<string, string>();
  const taken = new Set<string>();
  const put = (id: string, spot: string | undefined) => {
    if (spot === undefined || shows.has(id) || taken.has(spot)) return;
    shows.set(id, spot);
    taken.add(spot);
  };
  const free = (is: (spot: Deliverable) => boolean = () => true) =>
    found.find((spot) => !taken.has(spot.id) && is(spot))?.id;
  for (const { id } of sent)
    put(
      id,
      free((spot) => spot.id === known[id]),
    );
  for (const { key, spot } of onTheirWay)
    put(
      key,
      free(({ id }) => id === spot),
    );
  for (const { id, taskId } of sent)
    put(
      id,
      free((spot) => Boolean(taskId) && spot.taskId === taskId),
    );
  // a second one of the same spot shows no other
  for (const { id } of sent) if (!known[id]) put(id, free());
  for (const { key, spot } of onTheirWay) if (!spot) put(key, free());
  return {
    ...{ found, again: taken.size, left: found.filter(({ id }) => !taken.has(id)) },
    placeOf: (id) => columnIn({ found }, shows.get(id)),
  };
}

/** The column of a spot, from 1; undefined of none. */
export const columnIn = ({ found }: Pick<Spots, 'found'>, spot: string | null | undefined): number | undefined =>
  found.findIndex(({ id }) => id === spot) + 1 || undefined;

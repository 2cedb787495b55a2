import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';

/** What was photographed on arrival, in its order, and how many of it have been photographed again. */
export interface Spots {
  found: readonly Deliverable[];
  /** Also those on their way. */
  again: number;
  /** Nothing on the phone or the server shows how these are left. */
  left: readonly Deliverable[];
}

/** The first photo of the finished work belongs to the first that was taken on arrival, the second to the second. */
export function spotsIn({ deliverables }: Pick<JobDetail, 'deliverables'>, waiting: number): Spots {
  const found = deliverables.filter(({ photoType }) => photoType === 'BEFORE');
  const after = deliverables.filter(({ photoType }) => photoType === 'AFTER').length + waiting;
  return { found, again: Math.min(after, found.length), left: found.slice(after) };
}

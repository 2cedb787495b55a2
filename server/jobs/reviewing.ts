import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { JobFacts } from './job-view.ts';
import { isHostOf, type JobViewer } from './people.ts';
import { jobs } from './table.ts';

type Reviewed = Pick<JobFacts, 'hostId' | 'reviewedByHost' | 'reviewedByCleaner'>;
type Person = Pick<JobViewer, 'id'>;

/** Whom one of the two people of a job reviews: the other. */
export const otherSideOf = (job: Pick<JobFacts, 'hostId' | 'cleanerId'>, { id }: Person): string | null =>
  isHostOf(job, id) ? job.cleanerId : job.hostId;

/** Whether one of the two has reviewed the other, and whether the other has reviewed them. */
export const hasReviewed = (job: Reviewed, { id }: Person): boolean =>
  isHostOf(job, id) ? job.reviewedByHost : job.reviewedByCleaner;
export const isReviewed = (job: Reviewed, { id }: Person): boolean =>
  isHostOf(job, id) ? job.reviewedByCleaner : job.reviewedByHost;

/** Records on a locked job that one side has reviewed the other. */
export async function markReviewed(tx: Tx, job: Pick<JobFacts, 'id' | 'hostId'>, { id }: Person): Promise<void> {
  const mark = isHostOf(job, id) ? { reviewedByHost: true } : { reviewedByCleaner: true };
  await tx.update(jobs).set(mark).where(eq(jobs.id, job.id));
}

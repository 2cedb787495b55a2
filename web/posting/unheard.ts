import type { Job } from '#contract/jobs.ts';
import { ApiError } from '#web/platform/api-error.ts';

/** What was sent without an answer, and the jobs that were known before. */
export interface Unheard {
  wish: { propertyId: string; startTime: string; endTime: string; payoutCents?: number | undefined };
  known: ReadonlySet<string>;
}

/** Nothing was answered, or by a gateway alone: the server may have done it all the same. */
export const isUnheard = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

type Posted = Pick<Job, 'id' | 'propertyId' | 'startTime' | 'endTime'> & { payoutCents: number };

/** The job that was posted though its answer was lost: new since then, and just what was sent. */
export function postedUnheard<J extends Posted>(jobs: readonly J[], unheard: Unheard | null): J | undefined {
  if (!unheard) return undefined;
  const { wish, known } = unheard;
  return jobs.find(
    (job) =>
      !known.has(job.id) &&
      job.propertyId === wish.propertyId &&
      job.payoutCents === wish.payoutCents &&
      Date.parse(job.startTime) === Date.parse(wish.startTime) &&
      Date.parse(job.endTime) === Date.parse(wish.endTime),
  );
}

import type { Job } from '#contract/jobs.ts';
import { useNow } from '#web/platform/use-now.ts';

/** An open job whose end has passed: it waits to be reposted and is called so beside its status. */
export function useIsOver(job: Pick<Job, 'status' | 'endTime'>): boolean {
  return Date.parse(job.endTime) <= useNow() && job.status === 'OPEN';
}

import type { Job } from '#contract/jobs.ts';

interface Wish {
  propertyId: string;
  startTime: string | null;
  endTime: string | null;
}

type Held = Pick<Job, 'propertyId' | 'startTime' | 'endTime'>;

/** The jobs at the same property that share some of the time; one that ends as the other starts does not. */
export function overlapping<J extends Held>(jobs: readonly J[], { propertyId, startTime, endTime }: Wish): J[] {
  if (startTime === null || endTime === null) return [];
  const [from, until] = [Date.parse(startTime), Date.parse(endTime)];
  return jobs.filter(
    (job) => job.propertyId === propertyId && Date.parse(job.startTime) < until && from < Date.parse(job.endTime),
  );
}

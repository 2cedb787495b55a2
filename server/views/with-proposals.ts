import { inArray } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { disputes } from '#server/disputes/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** Jobs as their reader sees them, and of those whose report has come to a proposal what it proposes. */
export async function withProposals(reader: Reader, jobs: readonly Job[]): Promise<Job[]> {
  // whoever is not on a job is told of no report about it
  const proposed = jobs.filter(({ reportStatus }) => reportStatus === 'PROPOSED').map(({ id }) => id);
  if (proposed.length === 0) return [...jobs];
  const rows = await reader
    .select({ jobId: disputes.jobId, proposal: disputes.proposal })
    .from(disputes)
    .where(inArray(disputes.jobId, proposed));
  const found = new Map(rows.map(({ jobId, proposal }) => [jobId, proposal?.payoutCents]));
  return jobs.map((job) => {
    const proposedCents = found.get(job.id);
    return proposedCents === undefined ? job : { ...job, proposedCents };
  });
}

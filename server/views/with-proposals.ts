import { eq, inArray } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { disputes } from '#server/disputes/table.ts';
import { jobs as jobTable } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** Jobs as their reader sees them, and of those whose report has come to a proposal what it proposes and who has accepted it. */
export async function withProposals(reader: Reader, jobs: readonly Job[]): Promise<Job[]> {
  // whoever is not on a job is told of no report about it
  const proposed = jobs.filter(({ reportStatus }) => reportStatus === 'PROPOSED').map(({ id }) => id);
  if (proposed.length === 0) return [...jobs];
  const rows = await reader
    .select({ jobId: disputes.jobId, proposal: disputes.proposal, acceptedBy: jobTable.reportAcceptedBy })
    .from(disputes)
    .innerJoin(jobTable, eq(jobTable.id, disputes.jobId))
    .where(inArray(disputes.jobId, proposed));
  const found = new Map(rows.map((row) => [row.jobId, row]));
  return jobs.map((job) => {
    const { proposal, acceptedBy } = found.get(job.id) ?? {};
    if (!proposal) return job;
    return { ...job, proposedCents: proposal.payoutCents, ...(acceptedBy && { proposalAcceptedBy: acceptedBy }) };
  });
}

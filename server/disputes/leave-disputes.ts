import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { FairProposal } from '#contract/fair-rules.ts';
import type { JobSide } from '#contract/states.ts';
import { hostedBy } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { erasedText, type Leaving } from '#server/leaving.ts';
import type { Tx } from '#server/platform/db.ts';
import { disputePhotos, disputes } from './table.ts';

/** What they said about a report and showed with it goes; what was decided, and the other's side, stays. */
export const leaveDisputes: Leaving = {
  erase: async (_kit, tx, { id }) => {
    await eraseSide(tx, 'host', hostedBy(id));
    await eraseSide(tx, 'cleaner', eq(jobs.cleanerId, id));
    await eraseReasons(tx, or(hostedBy(id), eq(jobs.cleanerId, id)));
  },
};

async function eraseSide(tx: Tx, side: JobSide, ofJob: SQL): Promise<void> {
  const theirJobs = tx.select({ id: jobs.id }).from(jobs).where(ofJob);
  const about = tx.select({ id: disputes.id }).from(disputes).where(inArray(disputes.jobId, theirJobs));
  await tx.delete(disputePhotos).where(and(eq(disputePhotos.side, side), inArray(disputePhotos.disputeId, about)));
  const said = side === 'host' ? { text: erasedText } : { answerText: null };
  await tx.update(disputes).set(said).where(inArray(disputes.jobId, theirJobs));
  await tx
    .update(disputes)
    .set({ escalationText: null })
    .where(and(inArray(disputes.jobId, theirJobs), eq(disputes.escalatedBy, side)));
}

/** A proposal quotes the host's own tasks, and why the cleaner skipped one. */
async function eraseReasons(tx: Tx, ofJob: SQL | undefined): Promise<void> {
  const theirJobs = tx.select({ id: jobs.id }).from(jobs).where(ofJob);
  const found = await tx
    .select({ id: disputes.id, proposal: disputes.proposal })
    .from(disputes)
    .where(and(inArray(disputes.jobId, theirJobs), isNotNull(disputes.proposal)));
  for (const { id, proposal } of found)
    if (proposal)
      await tx
        .update(disputes)
        .set({ proposal: unquoted(proposal) })
        .where(eq(disputes.id, id));
}

const unquoted = (proposal: FairProposal): FairProposal => ({
  ...proposal,
  rules: proposal.rules.map(({ evidence, ...rule }) => ({
    ...rule,
    evidence: evidence.map((piece) => ({
      ...piece,
      params: 'reason' in piece.params ? { ...piece.params, task: erasedText, reason: erasedText } : piece.params,
    })),
  })),
});

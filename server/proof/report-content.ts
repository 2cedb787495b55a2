import { and, asc, eq } from 'drizzle-orm';
import { fairRulesVersion } from '#contract/fair-rules.ts';
import type { JobSide } from '#contract/states.ts';
import { disputePhotos, disputes } from '#server/disputes/table.ts';
import type { FactKind } from '#server/facts.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { hashOf } from './hashes.ts';
import { hashesOf } from './photo-content.ts';

type Dispute = typeof disputes.$inferSelect;
type Tell = (tx: Reader, dispute: Dispute) => Promise<Record<string, unknown>> | Record<string, unknown>;

/** What is known of a report at each of its steps: amounts, rules, codes, and texts and pictures as hashes. */
const steps: Partial<Record<FactKind, Tell>> = {
  'job reported': async (tx, { id, reason: about, text, taskIds: tasks }) => ({
    ...{ about, tasks, text: textHash(id, text), photos: await photosOf(tx, id, 'host') },
  }),
  'proposal made': async (tx, dispute) => ({
    ...{ keptOutBy: dispute.keptOutBy, recleanAt: dispute.recleanAt },
    ...{ answer: textHash(dispute.id, dispute.answerText), photos: await photosOf(tx, dispute.id, 'cleaner') },
    ...proposed(dispute),
  }),
  'proposal accepted': (_tx, dispute) => ({ ...proposed(dispute) }),
  'report escalated': (_tx, dispute) => ({
    ...{ text: textHash(dispute.id, dispute.escalationText), ...proposed(dispute) },
  }),
  'report resolved': resolved,
  'report withdrawn': resolved,
};

/** Nothing for a fact that is about no report. */
export async function reportContent(tx: Reader, jobId: string, kind: FactKind): Promise<Record<string, unknown>> {
  const tell = steps[kind];
  if (!tell) return {};
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.jobId, jobId));
  return dispute ? tell(tx, dispute) : {};
}

/** Which table it goes by: the published one of that day, or which decision of the owners. */
const tableOf = ({ terms }: Pick<Dispute, 'terms'>) =>
  terms?.rulesVersion ? `setting ${terms.rulesVersion}` : fairRulesVersion;

const proposed = ({ proposal, terms }: Dispute) =>
  proposal && {
    proposedPayoutCents: proposal.payoutCents,
    table: tableOf({ terms }),
    rules: proposal.rules.map(({ rule, takenOffCents }) => ({ rule, takenOffCents })),
  };

async function resolved(tx: Reader, { id, jobId, resolvedBy, resolvedPayoutCents, resolutionReason }: Dispute) {
  const [job] = await tx.select({ fromCleaner: jobs.decidedFromCleaner }).from(jobs).where(eq(jobs.id, jobId));
  return { ...job, resolvedBy, resolvedPayoutCents, because: textHash(id, resolutionReason) };
}

/** The report's id, which only the two people and admins know, is the salt. */
const textHash = (id: string, text: string | null) => (text === null ? null : hashOf(`${id}\n${text}`));

const photosOf = (tx: Reader, disputeId: string, side: JobSide) =>
  hashesOf(
    tx,
    tx
      .select({ uploadId: disputePhotos.uploadId })
      .from(disputePhotos)
      .where(and(eq(disputePhotos.disputeId, disputeId), eq(disputePhotos.side, side)))
      .orderBy(asc(disputePhotos.position)),
  );

import type { Dispute } from '#contract/dispute.ts';
import type { FairProposal, FoundEvidence } from '#contract/fair-rules.ts';
import { formatDateTime } from '#contract/format-date-time.ts';
import { toCents } from '#contract/money.ts';
import type { JobSide } from '#contract/states.ts';
import { type ReportTerms, usualTerms } from '#contract/usual-terms.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink } from '#server/platform/photo-link.ts';
import { translate } from '#server/platform/translate.ts';
import type { ReportPhoto, ReportView } from './report-view.ts';

/** A report as its two people and admins get it; the caller checks that it is one of them. */
export function presentReport(kit: Kit, view: ReportView, photos: readonly ReportPhoto[]): Dispute {
  const { report, job, timeZone } = view;
  const urlsOf = (side: JobSide) =>
    photos.filter((photo) => photo.side === side).map(({ storageKey }) => photoLink(kit, storageKey));
  return {
    id: report.id,
    jobId: report.jobId,
    reason: report.reason,
    text: report.text,
    photoUrls: urlsOf('host'),
    taskIds: report.taskIds,
    createdAt: report.createdAt.toISOString(),
    answer: answerIn(view, urlsOf('cleaner')),
    proposal: report.proposal && inWords(report.proposal, timeZone),
    terms: termsOf(report),
    acceptedBy: job.reportAcceptedBy,
    escalation: escalationIn(view),
    status: job.reportStatus ?? 'OPEN',
    deadline: job.reportDueAt?.toISOString() ?? null,
    resolution: resolutionIn(view),
  };
}

function answerIn({ report }: ReportView, photoUrls: string[]): Dispute['answer'] {
  const { answerText, answeredAt, recleanAt, keptOutBy } = report;
  if (answerText === null || !answeredAt) return null;
  const at = answeredAt.toISOString();
  return { text: answerText, photoUrls, recleanAt: recleanAt?.toISOString() ?? null, keptOutBy, at };
}

function escalationIn({ report: { escalatedBy, escalationText, escalatedAt } }: ReportView): Dispute['escalation'] {
  return escalatedBy && escalatedAt && { by: escalatedBy, text: escalationText, at: escalatedAt.toISOString() };
}

/** Whoever paid in full instead has withdrawn it, and who called the job off has left nothing to decide. */
function resolutionIn({ report, job }: ReportView): Dispute['resolution'] {
  if (job.reportStatus !== 'RESOLVED') return null;
  if (job.status === 'CANCELED' && !report.resolvedAt && job.canceledAt)
    return { payoutCents: toCents(0), by: 'admin', reason: job.cancelReason, at: job.canceledAt.toISOString() };
  const { resolvedBy, resolvedAt, resolutionReason, resolvedPayoutCents } = report;
  return {
    payoutCents: resolvedPayoutCents ?? job.payoutCents,
    by: resolvedBy ?? 'withdrawn',
    reason: resolutionReason,
    at: (resolvedAt ?? job.paidAt ?? report.createdAt).toISOString(),
  };
}

const inWords = ({ payoutCents, rules }: FairProposal, timeZone: string): Dispute['proposal'] => ({
  payoutCents,
  rules: rules.map(({ rule, takenOffCents, evidence }) => ({
    ...{ rule, takenOffCents },
    evidence: evidence.map((piece) => ({ ...piece, text: sentenceOf(piece, timeZone) })),
  })),
});

function sentenceOf({ code, params }: FoundEvidence, timeZone: string): string {
  const { at } = params;
  const moment = typeof at === 'string' && { at: formatDateTime(at, { language: 'en', timeZone }) };
  return translate('en', `reports:evidence.${code}`, { ...params, ...moment });
}

/** Its deadlines; what its rules took off stands in the proposal. */
function termsOf({ terms }: ReportView['report']): ReportTerms {
  const { answerHours, agreeHours, decideHours } = terms ?? usualTerms;
  return { answerHours, agreeHours, decideHours };
}

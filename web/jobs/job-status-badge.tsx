import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import type { Job } from '#contract/jobs.ts';
import type { JobStatus } from '#contract/states.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { useIsOver } from './use-is-over.ts';
import { useStatusName } from './use-status-name.ts';

/** PAID, IN_PROGRESS and ASSIGNED look as specified: default, secondary, outline. What waits for others is quiet. */
const tones: Record<JobStatus, BadgeTone> = {
  OPEN: 'line',
  ASSIGNED: 'line',
  IN_PROGRESS: 'neutral',
  SUBMITTED: 'neutral',
  PAID: 'solid',
  CANCELED: 'red',
};

type BadgedJob = Pick<Job, 'status' | 'endTime' | 'cleanerId' | 'can'>;

/** What a cleaner who reads has bid. */
type OwnBid = Pick<Bid, 'status' | 'teamRank'>;

/** Where a job stands for this reader, in a word; apricot where they are the one to act. */
export function JobStatusBadge({ job, bid }: { job: BadgedJob; bid?: OwnBid | undefined }) {
  const { t } = useTranslation('jobs');
  const nameOf = useStatusName();
  const over = useIsOver(job);
  const waitsForReader = job.status !== 'CANCELED' && (owesAnAnswer(job.can) || job.can.includes('repost'));
  // on standby for it, which is more than that somebody has it
  if (bid?.status === 'PENDING' && (bid.teamRank ?? 1) > 1)
    return <Badge>{t('backup', { rank: Number(bid.teamRank) - 1 })}</Badge>;
  if (over) return <Badge tone={waitsForReader ? 'apricot' : 'amber'}>{t('over')}</Badge>;
  if (isTaken(job)) return <Badge>{t('taken')}</Badge>;
  return <Badge tone={waitsForReader ? 'apricot' : (tones[job.status] ?? 'neutral')}>{nameOf(job.status)}</Badge>;
}

/** It has a cleaner of whom the reader is told nothing: how far their work has come is none of the reader's business. */
const isTaken = ({ status, cleanerId }: BadgedJob) => cleanerId === null && status !== 'OPEN' && status !== 'CANCELED';

/** While there is a report its host may pay, but nobody waits for it; whose turn it is, the report says itself. */
const owesAnAnswer = (can: BadgedJob['can']) =>
  can.includes('pay') && !can.includes('withdrawReport') && !can.includes('acceptProposal');

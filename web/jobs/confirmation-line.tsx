import { CircleCheck, Clock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import type { LadderBids } from './certainty.tsx';
import { useConfirmDeadline } from './use-confirm-deadline.ts';

// Only a host with a second choice reads it.
const Certainty = lazy(() => import('./certainty.tsx').then((file) => ({ default: file.Certainty })));

interface ConfirmationLineProps {
  job: Pick<Job, 'status' | 'confirmBy' | 'timeZone'>;
  /** The cleaner must confirm, the host waits for it. */
  viewer: 'host' | 'cleaner';
  /** The job’s bids, which only its host has: of what rank the one is who comes, and who stands by. */
  bids?: LadderBids | undefined;
}

/** Whether the cleaner of an assigned job has said that they come, and until when they may. */
export function ConfirmationLine({ job, viewer, bids = [] }: ConfirmationLineProps) {
  const { t } = useTranslation('jobs');
  const deadline = useConfirmDeadline(job);
  const certain = (said: string, confirmed: boolean) =>
    isLadder(bids) ? (
      <Suspense fallback={said}>
        <Certainty {...{ said, confirmed, bids }} />
      </Suspense>
    ) : (
      said
    );
  if (job.status !== 'ASSIGNED') return null;
  if (!deadline) {
    return (
      <p className={`${line} text-green-ink`}>
        <CircleCheck aria-hidden size={16} strokeWidth={1.75} className={icon} />
        {viewer === 'cleaner' ? t('confirmation.you') : certain(t('confirmation.confirmed'), true)}
      </p>
    );
  }
  const { when, left } = deadline;
  const words =
    viewer === 'cleaner' ? t('confirmation.byYou', { when }) : certain(t('confirmation.notYet', { when }), false);
  return (
    <p className={`${line} ${viewer === 'cleaner' ? 'font-medium text-apricot-ink' : 'text-ink-soft'}`}>
      <Clock aria-hidden size={16} strokeWidth={1.75} className={icon} />
      <span>
        {words}
        {' · '}
        <bdi className="tabular-nums">{left}</bdi>
      </span>
    </p>
  );
}

/** Whether there was a choice to make: who comes is not the first, or somebody stands by. */
const isLadder = (bids: LadderBids): boolean =>
  bids.some(({ status, teamRank }) => (status === 'PENDING' || status === 'ACCEPTED') && (teamRank ?? 1) > 1);

const line = 'flex items-start gap-1.5 text-14';
const icon = 'mt-0.5 shrink-0';

import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import type { Job } from '#contract/jobs.ts';
import { useConfirmDeadline } from './use-confirm-deadline.ts';

interface ConfirmationLineProps {
  job: Pick<Job, 'status' | 'confirmBy' | 'timeZone'>;
  /** The cleaner must confirm, the host waits for it. */
  viewer: 'host' | 'cleaner';
  /** The job’s bids, which only its host has: of what rank the one is who comes, and who stands by. */
  bids?: readonly Pick<Bid, 'status' | 'teamRank'>[] | undefined;
}

/** Whether the cleaner of an assigned job has said that they come, and until when they may. */
export function ConfirmationLine({ job, viewer, bids = [] }: ConfirmationLineProps) {
  const { t } = useTranslation('jobs');
  const deadline = useConfirmDeadline(job);
  const { choice, standby } = certaintyOf(bids);
  const withStandby = (said: string) =>
    standby ? t('certainty.with', { said, standby: t(`certainty.${standby}`) }) : said;
  if (job.status !== 'ASSIGNED') return null;
  if (!deadline) {
    return (
      <p className={`${line} text-green-ink`}>
        <CircleCheck aria-hidden size={16} strokeWidth={1.75} className={icon} />
        {viewer === 'cleaner'
          ? t('confirmation.you')
          : withStandby(choice ? t(`certainty.${choice}`) : t('confirmation.confirmed'))}
      </p>
    );
  }
  const { when, left } = deadline;
  const words =
    viewer === 'cleaner' ? t('confirmation.byYou', { when }) : withStandby(t('confirmation.notYet', { when }));
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

const choices = ['first', 'second', 'third'] as const;

/** Which choice comes, where there is more than one, and which of the others would come instead. */
function certaintyOf(bids: NonNullable<ConfirmationLineProps['bids']>) {
  const rankOf = (status: Bid['status']) => bids.filter((bid) => bid.status === status).map(({ teamRank }) => teamRank);
  const waiting = rankOf('PENDING').filter((rank) => rank !== null && rank > 1);
  const [rank] = rankOf('ACCEPTED');
  const choice = rank && (rank > 1 || waiting.length > 0) ? choices[rank - 1] : undefined;
  if (waiting.length > 1) return { choice, standby: 'bothStandBy' } as const;
  if (waiting.length === 0) return { choice, standby: null };
  return { choice, standby: waiting[0] === 2 ? 'secondStandsBy' : 'thirdStandsBy' } as const;
}

const line = 'flex items-start gap-1.5 text-14';
const icon = 'mt-0.5 shrink-0';

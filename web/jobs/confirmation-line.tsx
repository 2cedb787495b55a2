import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { useConfirmDeadline } from './use-confirm-deadline.ts';

interface ConfirmationLineProps {
  job: Pick<Job, 'status' | 'confirmBy' | 'timeZone'>;
  /** The cleaner must confirm, the host waits for it. */
  viewer: 'host' | 'cleaner';
}

/** Whether the cleaner of an assigned job has said that they come, and until when they may. */
export function ConfirmationLine({ job, viewer }: ConfirmationLineProps) {
  const { t } = useTranslation('jobs');
  const deadline = useConfirmDeadline(job);
  if (job.status !== 'ASSIGNED') return null;
  if (!deadline) {
    return (
      <p className={`${line} text-green-ink`}>
        <CircleCheck aria-hidden size={16} strokeWidth={1.75} className={icon} />
        {viewer === 'cleaner' ? t('confirmation.you') : t('confirmation.confirmed')}
      </p>
    );
  }
  const { when, left } = deadline;
  const words = viewer === 'cleaner' ? t('confirmation.byYou', { when }) : t('confirmation.notYet', { when });
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

const line = 'flex items-start gap-1.5 text-14';
const icon = 'mt-0.5 shrink-0';

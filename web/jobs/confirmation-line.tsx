import { CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { useConfirmDeadline } from './use-confirm-deadline.ts';

interface ConfirmationLineProps {
  job: Pick<Job, 'status' | 'confirmBy' | 'timeZone' | 'helping'>;
  /** The cleaner must confirm, the host waits for it. */
  viewer: 'host' | 'cleaner';
  /** Who has confirmed, where nothing beside it says so. */
  name?: string | undefined;
  /** What the host reads instead, who knows which choice comes and who stands by. */
  certain?: (said: string, confirmed: boolean) => ReactNode;
}

/** Whether the cleaner of an assigned job has said that they come, and until when they may. */
export function ConfirmationLine({ job, viewer, name, certain = itself }: ConfirmationLineProps) {
  const { t } = useTranslation('jobs');
  const deadline = useConfirmDeadline(job);
  // who comes along has nothing to confirm
  if (job.status !== 'ASSIGNED' || (viewer === 'cleaner' && job.helping)) return null;
  if (!deadline) {
    return (
      <p className={`${line} text-green-ink`}>
        <CircleCheck aria-hidden size={16} strokeWidth={1.75} className={icon} />
        {viewer === 'cleaner'
          ? t('confirmation.you')
          : certain(name ? t('confirmation.has', { name }) : t('confirmation.confirmed'), true)}
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
        {/* no line begins with the dot */}
        {'\u00a0· '}
        <bdi className="inline-block tabular-nums">{left}</bdi>
      </span>
    </p>
  );
}

const itself = (said: string) => said;

const line = 'flex items-start gap-1.5 text-14';
const icon = 'mt-0.5 shrink-0';

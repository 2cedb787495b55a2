import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOpening } from './use-opening.ts';

/** To a cleaner who has begun early: from when a closed door counts, which is then offered by itself. */
export function WaitingOpens({ job }: { job: Pick<Job, 'startTime' | 'timeZone'> }) {
  const { t } = useTranslation('waiting');
  const { language } = useLanguage();
  if (!useOpening(job.startTime, true)) return null;
  const time = formatTime(job.startTime, { language, timeZone: job.timeZone });
  return <p className="max-w-prose text-13 text-ink-soft">{t('opens', { time })}</p>;
}

import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { OpensAt } from './opens-at.tsx';

/** Where Submit Completion will be once the job's time has begun. */
export function SubmitOpens({ job: { startTime, timeZone } }: { job: Pick<JobDetail, 'startTime' | 'timeZone'> }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  return <OpensAt>{t('submit.opens', { time: formatTime(startTime, { language, timeZone }) })}</OpensAt>;
}

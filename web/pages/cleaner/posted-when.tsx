import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';

/** How long the job has been open. */
export function PostedWhen({ job }: { job: Job }) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const now = useNow();
  return t('available.posted', { when: formatRelative(job.createdAt, now, { language, timeZone: job.timeZone }) });
}

import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { JobDistance } from './job-distance.tsx';

/** How far away the job is and how long it has been open: in one line on a phone. */
export function WhereAndWhen({ job }: { job: Job }) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const now = useNow();
  return (
    <>
      {job.distanceKm !== null && (
        <>
          <span className="sm:block">
            <JobDistance km={job.distanceKm} />
          </span>
          <span className="sm:hidden">{' · '}</span>
        </>
      )}
      <span className="sm:block">
        {t('available.posted', { when: formatRelative(job.createdAt, now, { language, timeZone: job.timeZone }) })}
      </span>
    </>
  );
}

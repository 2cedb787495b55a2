import { useTranslation } from 'react-i18next';
import { listAssignedJobs } from '#contract/calls.ts';
import { localTime } from '#contract/zoned-time.ts';
import { to } from '#web/paths.ts';
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** A day off keeps new jobs away. What was promised for it before still counts, and is named. */
export function JobsOnDaysOff({ days }: { days: readonly string[] }) {
  const { t } = useTranslation('availability');
  const { language } = useLanguage();
  const { data: jobs = [] } = useRead(listAssignedJobs);
  const promised = jobs.filter(
    ({ status, startTime, timeZone }) =>
      status === 'ASSIGNED' && days.includes(localTime(new Date(startTime), timeZone).date),
  );
  if (promised.length === 0) return null;
  return (
    <Notice tone="amber" title={t('promised', { count: promised.length })} live>
      <p>{t('promisedText')}</p>
      <ul className="mt-1 grid gap-1">
        {promised.map((job) => (
          <li key={job.id}>
            <TextLink to={to('job', { id: job.id })}>
              <bdi>{job.title}</bdi>
            </TextLink>{' '}
            · <bdi>{formatRange(job.startTime, job.endTime, { language, timeZone: job.timeZone })}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

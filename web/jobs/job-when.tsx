import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { formatRange, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';

export interface JobWhenProps {
  job: Pick<Job, 'startTime' | 'endTime' | 'timeZone'>;
  /** Adds how far away the start is: "in 3 hours". */
  relative?: boolean;
}

/** When a job takes place, on the property's clock wherever the reader is. */
export function JobWhen({ job, relative = false }: JobWhenProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const now = useNow();
  const range = formatRange(job.startTime, job.endTime, { language, timeZone: job.timeZone });
  const running = Date.parse(job.startTime) <= now && now < Date.parse(job.endTime);
  return (
    <>
      <time dateTime={job.startTime}>
        <bdi>{range}</bdi>
      </time>
      {relative && (
        <span className="block text-13 font-normal text-ink-soft first-letter:uppercase">
          {running ? t('when.running') : formatRelative(job.startTime, now, language)}
        </span>
      )}
    </>
  );
}

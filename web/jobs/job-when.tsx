import { cx } from 'class-variance-authority';
import type { Job } from '#contract/jobs.ts';
import { formatRange, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';

export interface JobWhenProps {
  job: Pick<Job, 'status' | 'startTime' | 'endTime' | 'timeZone'>;
  /** Adds how far away the start is, while it is ahead: "in 3 hours", "tomorrow"; in a line of its own, or behind it. */
  relative?: boolean | 'beside';
}

/** When a job takes place, on the property's clock wherever the reader is. */
export function JobWhen({ job, relative = false }: JobWhenProps) {
  const { language } = useLanguage();
  const now = useNow();
  const place = { language, timeZone: job.timeZone };
  const range = formatRange(job.startTime, job.endTime, place);
  return (
    <>
      <time dateTime={job.startTime}>
        <bdi>{range}</bdi>
      </time>
      {relative === 'beside' && isAhead(job, now) && '\u00a0· '}
      {relative && isAhead(job, now) && (
        <span
          className={cx(
            'text-13 font-normal text-ink-soft',
            relative === 'beside' ? 'inline-block' : 'block first-letter:uppercase',
          )}
        >
          {formatRelative(job.startTime, now, place)}
        </span>
      )}
    </>
  );
}

/** Work may begin before the time it was planned for, so the clock alone does not tell. */
const isAhead = ({ status, startTime }: JobWhenProps['job'], now: number) =>
  (status === 'OPEN' || status === 'ASSIGNED') && now < Date.parse(startTime);

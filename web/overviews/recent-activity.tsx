import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { addressOfJob } from '#contract/shown-address.ts';
import { to } from '#web/paths.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';

interface RecentActivityProps {
  /** The newest first. */
  jobs: readonly Job[];
  badgeOf: (job: Job) => ReactNode;
  priceOf: (job: Job) => ReactNode;
  /** The way to all of them. */
  all: ReactNode;
}

const most = 5;

/** The five jobs posted last: where, when, what state, how much they cost their host. */
export function RecentActivity({ jobs, badgeOf, priceOf, all }: RecentActivityProps) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  return (
    <Section title={t('activity.title')} aside={all}>
      <ul className="divide-y divide-line">
        {jobs.slice(0, most).map((job) => (
          <li
            key={job.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3.5 sm:grid-cols-[minmax(0,1fr)_13rem_7rem_auto]"
          >
            <div className="min-w-0">
              <Link to={to('job', { id: job.id })} className="rounded-mark font-medium hover:underline">
                <bdi>{job.property.title}</bdi>
              </Link>
              <p className="text-13 wrap-anywhere text-ink-soft">
                <bdi>{addressOfJob(job)}</bdi>
              </p>
            </div>
            <bdi className="justify-self-end text-14 font-semibold tabular-nums sm:order-last sm:min-w-20 sm:text-end">
              {priceOf(job)}
            </bdi>
            <time dateTime={job.startTime} className="text-13 text-ink-soft tabular-nums">
              <bdi>{formatDateTime(job.startTime, { language, timeZone: job.timeZone })}</bdi>
            </time>
            <span className="justify-self-end sm:justify-self-start">{badgeOf(job)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

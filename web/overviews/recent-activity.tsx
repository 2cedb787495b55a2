import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { addressOfJob } from '#contract/shown-address.ts';
import { to } from '#web/paths.ts';
import { formatDateTime, formatMedium, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';

type Recent = HostOverview['recent'][number];

interface RecentActivityProps {
  recent: readonly Recent[];
  badgeOf: (job: Job) => ReactNode;
  priceOf: (job: Job) => ReactNode;
  /** The way to all of them. */
  all: ReactNode;
}

/** The five jobs to which something happened last, and what: where, when, what state, how much they cost their host. */
export function RecentActivity({ recent, badgeOf, priceOf, all }: RecentActivityProps) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  return (
    <Section title={t('activity.title')} aside={all}>
      <ul className="divide-y divide-line">
        {recent.map(({ job, kind, at }) => (
          <li
            key={job.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-3.5 sm:grid-cols-[minmax(0,1fr)_13rem_7rem_auto]"
          >
            <div className="min-w-0">
              <Happened {...{ job, kind, at }} />
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

/** "Loan Pham got the job · 2 hours ago". Work may be begun and handed in by a helper or a rule: it is told without a name. */
function Happened({ job, kind, at }: Recent) {
  const { t } = useTranslation(['host', 'jobs']);
  const { language } = useLanguage();
  const now = useNow();
  const { cleaner, timeZone } = job;
  const isWork = kind === 'STARTED' || kind === 'SUBMITTED';
  const bare = isWork || kind === 'POSTED' || kind === 'PAID' || kind === 'BID';
  const named = kind === 'ASSIGNED' || kind === 'REASSIGNED';
  const what = bare
    ? t(`activity.${kind}`)
    : named && cleaner
      ? t(`activity.${kind}`, { name: cleaner.name })
      : t(`jobs:timeline.${kind}`);
  return (
    <p className="text-14 wrap-anywhere">
      {what}
      <time dateTime={at} title={formatMedium(at, { language, timeZone })} className="text-13 text-ink-soft">
        {' · '}
        {formatRelative(at, now, { language, timeZone })}
      </time>
    </p>
  );
}

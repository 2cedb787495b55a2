import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import type { CleanerOverview } from '#contract/overviews.ts';
import { receivesOf } from '#contract/receives.ts';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { to } from '#web/paths.ts';
import { formatMoney } from '#web/platform/format.ts';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Most cleaners have given no calendar of their own.
const BusyRow = lazy(() => import('./busy-row.tsx').then((file) => ({ default: file.BusyRow })));

interface ComingDaysProps {
  jobs: readonly Job[];
  overview: Pick<CleanerOverview, 'busy' | 'timeZone'>;
  /** Said where there is nothing. */
  none: string;
  /** With what they bring in all. */
  summed?: boolean;
  /** The job that is told of elsewhere. */
  except?: string | undefined;
  /** Stands above the list. */
  children?: ReactNode;
}

/** The jobs of the coming seven days, and when the cleaner's own calendars have something. */
export function ComingDays({ jobs, except, overview: { busy, timeZone }, none, summed, children }: ComingDaysProps) {
  const { t } = useTranslation('cleaner');
  const rows = [
    ...jobs
      .filter(({ id }) => id !== except)
      .map((job) => ({ at: job.startTime, row: <JobRow key={job.id} job={job} /> })),
    ...busy.map((time) => ({
      at: time.startTime,
      row: (
        <li key={time.startTime} className="flex min-h-16 items-center py-3">
          <Suspense fallback={<Skeleton className="h-10 w-52" />}>
            <BusyRow time={time} timeZone={timeZone} />
          </Suspense>
        </li>
      ),
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Section title={t('overview.week')} aside={summed && <Brings jobs={jobs} />}>
      {children}
      {rows.length === 0 && jobs.length === 0 && <p className="text-14 text-ink-soft">{none}</p>}
      <ul className="divide-y divide-line">{rows.map(({ row }) => row)}</ul>
    </Section>
  );
}

function JobRow({ job }: { job: Job }) {
  return (
    <li className="flex items-start justify-between gap-x-4 py-3 sm:items-center sm:gap-x-6">
      <div className="min-w-0 flex-1">
        <Link
          to={to('job', { id: job.id })}
          className="-my-3 inline-block rounded-mark py-3 text-14 font-semibold hover:underline"
        >
          <bdi>{job.property.title}</bdi>
        </Link>
        <p className="text-13 text-ink-soft">
          <JobWhen job={job} />
        </p>
        <ConfirmationLine job={job} viewer="cleaner" />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-1 max-sm:max-w-2/5 max-sm:flex-col-reverse max-sm:items-end">
        {/* of one that is merely assigned the line beside it says more */}
        {job.status !== 'ASSIGNED' && <JobStatusBadge job={job} />}
        <Receives job={job} />
      </div>
    </li>
  );
}

/** What the jobs bring, but for those to which somebody else brings the reader along. */
function Brings({ jobs }: Pick<ComingDaysProps, 'jobs'>) {
  const { t } = useTranslation('jobs');
  const own = jobs.filter(({ helping }) => !helping);
  if (own.length === 0) return null;
  return (
    <>
      {t('price.youReceive')}{' '}
      <bdi className="text-16 font-semibold text-ink tabular-nums">
        {formatMoney(own.reduce((sum, job) => sum + receivesOf(job), 0))}
      </bdi>
    </>
  );
}

function Receives({ job }: { job: Job }) {
  const { label, amount } = useJobPrice(job, 'cleaner');
  return (
    <p className="text-end text-12 text-ink-soft tabular-nums">
      {label} <bdi className="text-14 font-semibold text-ink max-sm:block max-sm:text-16">{amount}</bdi>
    </p>
  );
}

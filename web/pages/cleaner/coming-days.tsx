import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { to } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';

/** What follows the next job within seven days. */
export function ComingDays({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation('cleaner');
  return (
    <Section title={t('overview.week')}>
      {jobs.length === 0 && <p className="text-14 text-ink-soft">{t('overview.weekNone')}</p>}
      <ul className="divide-y divide-line">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <Link to={to('job', { id: job.id })} className="rounded-mark text-14 font-semibold hover:underline">
                <bdi>{job.property.title}</bdi>
              </Link>
              <p className="text-13 text-ink-soft">
                <JobWhen job={job} />
              </p>
              <ConfirmationLine job={job} viewer="cleaner" />
            </div>
            {job.can.includes('confirm') ? (
              <ConfirmButton jobId={job.id} size="compact" variant="tinted" />
            ) : (
              <JobStatusBadge job={job} />
            )}
            <Receives job={job} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Receives({ job }: { job: Job }) {
  const { label, amount } = useJobPrice(job, 'cleaner');
  return (
    <p className="text-12 text-ink-soft tabular-nums">
      {label} <bdi className="text-14 font-semibold text-ink">{amount}</bdi>
    </p>
  );
}

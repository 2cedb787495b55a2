import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BusyTime } from '#contract/busy-calendars.ts';
import type { Job } from '#contract/jobs.ts';
import type { CleanerOverview } from '#contract/overviews.ts';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { to } from '#web/paths.ts';
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { wholeDays } from '#web/platform/whole-days.ts';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';

interface ComingDaysProps {
  jobs: readonly Job[];
  overview: Pick<CleanerOverview, 'busy' | 'timeZone'>;
}

/** What follows the next job within seven days, and when the cleaner's own calendars have something. */
export function ComingDays({ jobs, overview: { busy, timeZone } }: ComingDaysProps) {
  const { t } = useTranslation('cleaner');
  const rows = [
    ...jobs.map((job) => ({ at: job.startTime, row: <JobRow key={job.id} job={job} /> })),
    ...busy.map((time) => ({
      at: time.startTime,
      row: <BusyRow key={time.startTime} time={time} timeZone={timeZone} />,
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Section title={t('overview.week')}>
      {rows.length === 0 && <p className="text-14 text-ink-soft">{t('overview.weekNone')}</p>}
      <ul className="divide-y divide-line">{rows.map(({ row }) => row)}</ul>
    </Section>
  );
}

function BusyRow({ time, timeZone }: { time: BusyTime; timeZone: string }) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const place = { language, timeZone };
  const days = wholeDays(time, place);
  const whole = days && (days.from === days.until ? days.from : `${days.from} – ${days.until}`);
  return (
    <li className="flex items-center gap-2.5 py-3 text-ink-soft">
      <CalendarClock aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 text-13">
        {t('overview.busy')} <bdi className="block">{whole ?? formatRange(time.startTime, time.endTime, place)}</bdi>
      </p>
    </li>
  );
}

function JobRow({ job }: { job: Job }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
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

import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import type { Today } from '#contract/today.ts';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { useJobPrice } from '#web/jobs/use-job-price.ts';
import { to } from '#web/paths.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { LegLine } from '#web/today/leg-line.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { titleLinkStyle } from '#web/ui/text-link-style.ts';

interface NextDayProps {
  job: Job;
  leg: Today['nextLeg'];
}

/** The first job after today, with when to leave for it. */
export function NextDay({ job, leg }: NextDayProps) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const { label, amount } = useJobPrice(job, 'cleaner');
  const all = (
    <TextLink alone to={to('cleanerDashboard', undefined, { tab: 'assigned' })}>
      {t('next.all')}
    </TextLink>
  );
  return (
    <Section title={t('next.title')} aside={all}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1">
        <Link to={to('job', { id: job.id })} className={`justify-self-start text-16 font-semibold ${titleLinkStyle}`}>
          <bdi>{job.title}</bdi>
        </Link>
        <p className="row-span-2 text-end text-12 text-ink-soft tabular-nums">
          {label} <bdi className="block text-16 font-semibold text-ink">{amount}</bdi>
        </p>
        <p className="text-14 text-ink-soft">
          <JobWhen job={job} relative />
        </p>
        <div className="col-span-2 grid gap-1">
          {leg && (
            <p className="flex flex-wrap items-baseline gap-x-3 text-14 font-semibold tabular-nums">
              {t('leave.at', { time: formatTime(leg.leaveBy, { language, timeZone: job.timeZone }) })}
              <span className="text-13 font-normal text-ink-soft">
                <LegLine stop={{ leg }} from={null} />
              </span>
            </p>
          )}
          <ConfirmationLine job={job} viewer="cleaner" />
        </div>
      </div>
    </Section>
  );
}

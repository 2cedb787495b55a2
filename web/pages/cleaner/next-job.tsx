import { ArrowRight, CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getJob } from '#contract/calls.ts';
import type { Job, JobDetail } from '#contract/jobs.ts';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobCard } from '#web/jobs/job-card.tsx';
import { JobWhen } from '#web/jobs/job-when.tsx';
import { to } from '#web/paths.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { StartButton } from '#web/work/start-button.tsx';

interface NextJobProps {
  job: Job | undefined;
  approved: boolean;
  onBrowse: () => void;
}

/** The next job one holds, with the one step that comes now. */
export function NextJob({ job, approved, onBrowse }: NextJobProps) {
  const { t } = useTranslation('cleaner');
  const browse = approved && <Button onClick={onBrowse}>{t('overview.browse')}</Button>;
  return (
    <Section
      title={t(job?.status === 'IN_PROGRESS' ? 'overview.now' : 'overview.next')}
      aside={
        job && (
          <TextLink alone to={to('cleanerToday')}>
            {t('overview.day')}
          </TextLink>
        )
      }
    >
      {job?.status === 'IN_PROGRESS' ? (
        <Running job={job} />
      ) : job ? (
        <JobCard viewer="cleaner" job={job} relative actions={<BeforeStart job={job} />}>
          <ConfirmationLine job={job} viewer="cleaner" />
        </JobCard>
      ) : (
        <EmptyState
          icon={CalendarCheck}
          title={t('overview.nextNone')}
          description={t('overview.nextNoneText')}
          action={browse}
        />
      )}
    </Section>
  );
}

/** All else about it stands on the day's page: here is the way on. */
function Running({ job }: { job: Job }) {
  const { t } = useTranslation('cleaner');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-16">
          <bdi>{job.property.title}</bdi>
        </h3>
        <p className="text-14 text-ink-soft">
          <JobWhen job={job} />
        </p>
      </div>
      <LinkButton variant="primary" size="large" iconEnd={ArrowRight} to={to('job', { id: job.id })}>
        {t('overview.continueJob')}
      </LinkButton>
    </div>
  );
}

/** The job's detail says when Start becomes possible. */
function BeforeStart({ job: { id } }: { job: Job }) {
  const { t } = useTranslation('cleaner');
  const detail = useRead(getJob, { params: { id } }).data;
  return (
    <>
      {detail ? <FirstStep job={detail} /> : <Skeleton className="h-13 w-48" />}
      <LinkButton size="large" to={to('job', { id })}>
        {t('overview.openJob')}
      </LinkButton>
    </>
  );
}

function FirstStep({ job }: { job: JobDetail }) {
  const confirms = job.can.includes('confirm') && !job.can.includes('start');
  return confirms ? <ConfirmButton jobId={job.id} variant="primary" size="large" /> : <StartButton job={job} />;
}

import { useTranslation } from 'react-i18next';
import { asksToConfirm } from '#contract/asks-to-confirm.ts';
import type { Job } from '#contract/jobs.ts';
import { reportStepOf } from '#contract/report-step-of.ts';
import { isReportOpen } from '#contract/states.ts';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';
import { JobCard } from '#web/jobs/job-card.tsx';
import { to } from '#web/paths.ts';
import { ReportToAnswer } from '#web/today/report-to-answer.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { JobStanding } from '../job-standing.tsx';

/** A job one holds or has done, with its one next step. */
export function AssignedCard({ job }: { job: Job }) {
  const { t } = useTranslation(['cleaner', 'today']);
  const live = job.status === 'ASSIGNED' || job.status === 'IN_PROGRESS';
  const reported = reportStepOf(job);
  const confirms = asksToConfirm(job);
  return (
    <JobCard
      viewer="cleaner"
      job={job}
      relative={live}
      standing={<JobStanding job={job} />}
      note={
        <span className="grid gap-1">
          <ConfirmationLine job={job} viewer="cleaner" />
          <ReportToAnswer job={job} badged />
          {job.status === 'SUBMITTED' && !isReportOpen(job.reportStatus) && t('assigned.waits')}
        </span>
      }
      actions={
        <>
          {confirms && <ConfirmButton jobId={job.id} variant="tinted" />}
          <LinkButton variant={(live && !confirms) || reported ? 'tinted' : 'secondary'} to={to('job', { id: job.id })}>
            {reported ? t(`today:answer.${reported}`) : t(`assigned.${stepOf(job)}`)}
          </LinkButton>
        </>
      }
    />
  );
}

/** What the job's own page is opened for: while a report is open its case comes first there, and the review after it. */
function stepOf({ can, reportStatus }: Job): 'start' | 'continue' | 'review' | 'open' {
  if (can.includes('start')) return 'start';
  if (can.includes('submit')) return 'continue';
  return can.includes('review') && !isReportOpen(reportStatus) ? 'review' : 'open';
}

import { lazy, type ReactNode, Suspense } from 'react';
import type { Job, JobDetail } from '#contract/jobs.ts';
import { reportStepOf } from '#contract/report-step-of.ts';
import { isReportOpen } from '#contract/states.ts';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Few jobs are reported, and its words stand on the job's page.
const ReportStatusBadge = lazy(() =>
  import('#web/disputes/dispute-status-badge.tsx').then((file) => ({ default: file.DisputeStatusBadge })),
);

interface JobStandingProps {
  /** Its own page knows the report itself, and lists what they are told of it. */
  job: Job & Partial<Pick<JobDetail, 'dispute'>>;
  /** Said while no report is open. */
  otherwise?: ReactNode;
  /** On a phone it has a line to itself: what comes late is longer than what stands there until then. */
  ownLine?: boolean;
}

/** Where a job stands for its people, in one word: until a report about it is resolved, how far that report is. */
export function JobStanding({ job, otherwise = <JobStatusBadge job={job} />, ownLine = false }: JobStandingProps) {
  const { reportStatus } = job;
  if (!isReportOpen(reportStatus)) return otherwise;
  const badge = (
    // until its words are here nothing is said, rather than what is true of the job alone
    <Suspense fallback={<Skeleton shape="circle" className="h-5.5 w-28" />}>
      <ReportStatusBadge
        status={reportStatus}
        acceptedBy={job.dispute ? job.dispute.acceptedBy : job.proposalAcceptedBy}
        isReadersTurn={reportStepOf(job) !== null}
      />
    </Suspense>
  );
  return ownLine ? <span className="flex max-sm:basis-full">{badge}</span> : badge;
}

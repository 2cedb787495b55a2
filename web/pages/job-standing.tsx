import { lazy, type ReactNode, Suspense } from 'react';
import type { Job } from '#contract/jobs.ts';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';

// Few jobs are reported, and its words stand on the job's page.
const ReportStatusBadge = lazy(() =>
  import('#web/disputes/dispute-status-badge.tsx').then((file) => ({ default: file.DisputeStatusBadge })),
);

interface JobStandingProps {
  job: Job;
  /** Said while no report is open. */
  otherwise?: ReactNode;
}

/** Where a job stands for its people, in one word: until a report about it is resolved, how far that report is. */
export function JobStanding({ job, otherwise = <JobStatusBadge job={job} /> }: JobStandingProps) {
  const { reportStatus, can } = job;
  if (!reportStatus || reportStatus === 'RESOLVED') return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <ReportStatusBadge
        status={reportStatus}
        isReadersTurn={can.includes('answerReport') || can.includes('acceptProposal')}
      />
    </Suspense>
  );
}

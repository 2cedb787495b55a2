import { lazy, Suspense } from 'react';
import type { Job } from '#contract/jobs.ts';
import { reportStepOf } from '#web/today/report-to-answer.tsx';

// Few jobs are reported, and its words stand on the job's page.
const ReportBadge = lazy(() =>
  import('#web/disputes/dispute-status-badge.tsx').then((file) => ({ default: file.DisputeStatusBadge })),
);

/** How far the report about a job is, beside its status: submitted or paid work with which a problem was found says so. */
export const ReportState = ({ job }: { job: Job }) =>
  job.reportStatus && (
    <Suspense fallback={null}>
      <ReportBadge status={job.reportStatus} isReadersTurn={reportStepOf(job) !== null} />
    </Suspense>
  );

import type { Job } from '#contract/jobs.ts';
import { JobStatusBadge } from '#web/jobs/job-status-badge.tsx';
import { ReportBadge } from './report-badge.tsx';

/** Where a job stands for its host, in one word: until a report about it is resolved, how far that report is. */
export function JobStanding({ job }: { job: Job }) {
  const status = <JobStatusBadge job={job} />;
  const { reportStatus, can } = job;
  if (!reportStatus || reportStatus === 'RESOLVED') return status;
  return <ReportBadge status={reportStatus} isReadersTurn={can.includes('acceptProposal')} meanwhile={status} />;
}

import type { Job } from '#contract/jobs.ts';
import { reportStepOf } from '#web/today/report-to-answer.tsx';
import { ReportBadge } from '../report-badge.tsx';

/** How far the report about a cleaner's job is, beside its status: submitted or paid work with which a problem was found says so. */
export const ReportState = ({ job }: { job: Job }) => (
  <ReportBadge status={job.reportStatus} isReadersTurn={reportStepOf(job) !== null} />
);

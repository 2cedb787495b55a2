import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import { useNameOfTask } from '#web/work/use-name-of-task.ts';
import { JobReport } from '../jobs/job-report.tsx';
import { SettleSheet } from './settle-sheet.tsx';

interface SettleReportProps {
  job: { id: string; title: string };
  onClose: () => void;
}

/** The report about a job with its proposal, to accept or to escalate. */
export function SettleReport({ job, onClose }: SettleReportProps) {
  const { t } = useTranslation('hostLists');
  return (
    <SettleSheet jobId={job.id} title={t('settle.report', { title: job.title })} onClose={onClose}>
      {(detail) => <Report job={detail} />}
    </SettleSheet>
  );
}

function Report({ job }: { job: JobDetail }) {
  const nameOfTask = useNameOfTask(job);
  return job.dispute && <JobReport job={job} dispute={job.dispute} side="host" nameOfTask={nameOfTask} />;
}

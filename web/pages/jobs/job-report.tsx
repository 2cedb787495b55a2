import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { ReportButton } from '#web/disputes/report-button.tsx';
import { ReportPanel } from '#web/disputes/report-panel.tsx';
import type { NameOfTask } from '#web/disputes/report-words.ts';
import { ReportSplit } from '#web/payments/report-split.tsx';
import { useTaskName } from '#web/work/task-name.ts';
import type { Side } from './side-of.ts';

/** The problem reported with a job, or how its host reports one. */
export function JobReport({ job, side }: { job: JobDetail; side: Side }) {
  const nameOfTask = useNameOfTask(job);
  if (!job.dispute) return <ReportButton job={job} nameOfTask={nameOfTask} />;
  const viewer = side === 'host' ? 'host' : side === 'assigned' ? 'cleaner' : null;
  return (
    <ReportPanel
      job={job}
      dispute={job.dispute}
      side={viewer}
      nameOfTask={nameOfTask}
      moneyAt={(payoutCents: Cents) => (
        <ReportSplit
          viewer={viewer ?? 'other'}
          payoutCents={payoutCents}
          fees={job}
          past={job.dispute?.status === 'RESOLVED' && job.status === 'PAID'}
        />
      )}
    />
  );
}

function useNameOfTask({ tasks }: JobDetail): NameOfTask {
  const nameOf = useTaskName();
  return (id) => {
    const task = tasks.find((one) => one.id === id);
    return task && nameOf(task);
  };
}

import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { ReportPanel } from '#web/disputes/report-panel.tsx';
import type { NameOfTask } from '#web/disputes/report-words.ts';
import { tenseOf } from '#web/disputes/tense-of.ts';
import { usePaidTip } from '#web/disputes/use-paid-tip.ts';
import { ReportSplit } from '#web/payments/report-split.tsx';
import type { Side } from './side-of.ts';

interface JobReportProps {
  job: JobDetail;
  dispute: NonNullable<JobDetail['dispute']>;
  side: Side;
  nameOfTask: NameOfTask;
}

/** The problem reported with a job. */
export function JobReport({ job, dispute, side, nameOfTask }: JobReportProps) {
  const viewer = side === 'host' ? 'host' : side === 'assigned' ? 'cleaner' : null;
  const tense = tenseOf(dispute, job);
  const tipCents = usePaidTip(job);
  return (
    <ReportPanel
      job={job}
      tense={tense}
      tipCents={tipCents}
      dispute={dispute}
      side={viewer}
      nameOfTask={nameOfTask}
      moneyAt={(payoutCents: Cents) => (
        <ReportSplit
          viewer={viewer ?? 'other'}
          payoutCents={payoutCents}
          fees={job}
          tipCents={tipCents}
          tense={tense}
        />
      )}
    />
  );
}

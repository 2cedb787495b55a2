import type { ReactNode } from 'react';
import type { JobDetail } from '#contract/jobs.ts';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { HostJobMenu } from '#web/jobs/host-job-menu.tsx';
import { CancelSplit } from '#web/payments/cancel-split.tsx';
import { PayButton } from '#web/payments/pay-button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { StartButton } from '#web/work/start-button.tsx';
import { SubmitButton } from '#web/work/submit-button.tsx';
import type { Side } from './side-of.ts';

const EditJobDialog = fetchedAhead(() => import('#web/posting/edit-job-dialog.tsx').then((file) => file.EditJobDialog));

/** The one thing to do next, top right on a desktop, at the thumb on a phone; what else a host may do stands beside it. */
export function NextStep({ job, side }: { job: JobDetail; side: Side }) {
  const step = side === 'assigned' ? cleanersStep(job) : job.can.includes('pay') && <PayButton job={job} />;
  return (
    <>
      {side === 'host' && (
        <HostJobMenu
          job={job}
          editor={(close) => <EditJobDialog job={job} onClose={close} />}
          cancelMoney={<CancelSplit />}
        />
      )}
      {step && <ThumbBar className={barLayout}>{step}</ThumbBar>}
    </>
  );
}

function cleanersStep(job: JobDetail): ReactNode {
  if (job.can.includes('submit')) return <SubmitButton job={job} />;
  if (job.status !== 'ASSIGNED') return null;
  const confirms = job.can.includes('confirm') && !job.can.includes('start');
  return (
    <>
      {confirms && <ConfirmButton jobId={job.id} variant="primary" size="large" />}
      <StartButton job={job} />
    </>
  );
}

const barLayout = 'flex flex-wrap gap-x-4 gap-y-2 max-lg:justify-center max-lg:*:[button]:grow lg:flex-row-reverse';

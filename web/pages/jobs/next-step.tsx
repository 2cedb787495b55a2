import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { postJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { ReportButton } from '#web/disputes/report-button.tsx';
import { ConfirmButton } from '#web/hiring/confirm-button.tsx';
import { HostJobMenu } from '#web/jobs/host-job-menu.tsx';
import { to } from '#web/paths.ts';
import { CancelSplit } from '#web/payments/cancel-split.tsx';
import { PayButton } from '#web/payments/pay-button.tsx';
import { may } from '#web/platform/may.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ThumbBar } from '#web/ui/thumb-bar.tsx';
import { StartButton } from '#web/work/start-button.tsx';
import { SubmitOpens } from '#web/work/submit-opens.tsx';
import { useNameOfTask } from '#web/work/use-name-of-task.ts';
import { useOpening } from '#web/work/use-opening.ts';
import type { Side } from './side-of.ts';

// Few jobs are reported, and its words come with it.
const AcceptProposal = lazy(() => import('./accept-proposal.tsx').then((file) => ({ default: file.AcceptProposal })));
const CancelAsAdmin = lazy(() => import('./cancel-as-admin.tsx').then((file) => ({ default: file.CancelAsAdmin })));
const ReassignJob = lazy(() => import('./reassign-job.tsx').then((file) => ({ default: file.ReassignJob })));
const SubmitButton = lazy(() => import('#web/work/submit-button.tsx').then((file) => ({ default: file.SubmitButton })));
const EditJobDialog = fetchedAhead(() => import('#web/posting/edit-job-dialog.tsx').then((file) => file.EditJobDialog));

/** Only admins need its words. */
function LateCancel({ job }: { job: JobDetail }) {
  return (
    <Suspense>
      <CancelAsAdmin job={job} />
    </Suspense>
  );
}

/** The one thing to do next, top right on a desktop, at the thumb on a phone; what else a host may do is beside it. */
export function NextStep({ job, side }: { job: JobDetail; side: Side }) {
  const early = useEarly(job, side);
  const pay = side !== 'assigned' && job.can.includes('pay') && !job.unpaid && <PayButton job={job} />;
  // paying withdraws the report, whose own answer leads and is not to be covered on a phone
  const isInCase = job.can.includes('withdrawReport');
  const step = side === 'assigned' ? cleanersStep(job, early) : !isInCase && pay;
  return (
    <>
      {side === 'host' && (
        <HostJobMenu
          job={job}
          editor={(close) => <EditJobDialog job={job} onClose={close} />}
          cancelMoney={<CancelSplit job={job} />}
        />
      )}
      {side === 'host' && job.status === 'SUBMITTED' && <ReportProblem job={job} />}
      {side === 'host' && job.status === 'PAID' && may(postJob) && <PostAgain job={job} />}
      {job.can.includes('cancelAsAdmin') && <LateCancel job={job} />}
      {job.can.includes('reassign') && (
        <Suspense>
          <ReassignJob job={job} />
        </Suspense>
      )}
      {/* who has accepted less is not asked for all */}
      {isInCase && job.dispute?.acceptedBy !== 'host' && pay}
      {side === 'host' && job.status === 'SUBMITTED' && job.can.includes('acceptProposal') && (
        <Suspense>
          <AcceptProposal job={job} />
        </Suspense>
      )}
      {step && <ThumbBar className={barLayout}>{step}</ThumbBar>}
    </>
  );
}

/** Beside the way to pay, for whom something is not as it should be. */
function ReportProblem({ job }: { job: JobDetail }) {
  const nameOfTask = useNameOfTask(job);
  return <ReportButton {...{ job, nameOfTask }} className="max-sm:grow" />;
}

/** What was paid for may take place again, at another time. */
function PostAgain({ job }: { job: JobDetail }) {
  const { t } = useTranslation('jobs');
  return <LinkButton to={to('hostPostJob', undefined, { from: job.id })}>{t('repost.button')}</LinkButton>;
}

/** Work may begin before the job's start, and is handed in from then on. */
function useEarly({ status, startTime, can }: JobDetail, side: Side): boolean {
  const waits = side === 'assigned' && status === 'IN_PROGRESS' && !can.includes('submit');
  return useOpening(startTime, waits) && waits;
}

function cleanersStep(job: JobDetail, early: boolean): ReactNode {
  if (job.can.includes('submit'))
    return (
      <Suspense fallback={<Skeleton className="h-12 w-full" />}>
        <SubmitButton job={job} />
      </Suspense>
    );
  if (early) return <SubmitOpens job={job} />;
  if (job.status !== 'ASSIGNED') return null;
  const starts = job.can.includes('start');
  // A change is answered first, in its notice: the bar would cover it and ask something else.
  if (job.can.includes('acceptChange') && !starts) return null;
  const confirms = job.can.includes('confirm') && !starts;
  return (
    <>
      {confirms && <ConfirmButton jobId={job.id} variant="primary" size="large" />}
      <StartButton job={job} />
    </>
  );
}

const barLayout = 'flex flex-wrap gap-x-4 gap-y-2 max-lg:justify-center max-lg:*:[button]:grow lg:flex-row-reverse';

import { cx } from 'class-variance-authority';
import type { Dispute } from '#contract/dispute.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The shape of a report while it is being fetched: its heading, whose turn it is, and what was said. */
export function ReportSkeleton({ job, dispute }: { job: Pick<JobDetail, 'can'>; dispute: Pick<Dispute, 'status'> }) {
  return (
    <div className={cx('grid content-start gap-5 overflow-hidden', heightOf(job, dispute))}>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-17" />
      <Skeleton className="h-20" />
    </div>
  );
}

/** About what comes; where a proposal is to be decided, at least down to the end of a phone's screen. */
function heightOf({ can }: Pick<JobDetail, 'can'>, { status }: Pick<Dispute, 'status'>): string {
  if (can.includes('acceptProposal')) return 'h-160';
  if (can.includes('answerReport')) return 'h-90';
  return status === 'OPEN' ? 'h-66' : 'h-130';
}

import { lazy, Suspense } from 'react';
import type { Job } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { OwnSplit } from '#web/payments/own-split.tsx';

const BidWorth = lazy(() => import('./before-bid/bid-worth.tsx').then((file) => ({ default: file.BidWorth })));

interface WeighSplitProps {
  job: Pick<Job, 'id' | 'can' | 'payoutCents'>;
  payoutCents: Cents;
  /** A price that stands, sent or offered: its place for what it comes to per hour is never left empty. */
  stands?: boolean;
}

/** Both sides' money at a price for an open job and, for who may still take it, what that comes to per hour. */
export function WeighSplit({ job, payoutCents, stands = false }: WeighSplitProps) {
  return (
    <div className="grid gap-2">
      <OwnSplit payoutCents={payoutCents} />
      {job.can.includes('weigh') && (
        <div className="min-h-5">
          <Suspense fallback={null}>
            <BidWorth jobId={job.id} amountCents={payoutCents} payoutCents={stands ? null : job.payoutCents} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

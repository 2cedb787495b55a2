import { lazy, Suspense } from 'react';
import type { Job } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { OwnSplit } from '#web/payments/own-split.tsx';

const BidWorth = lazy(() => import('./before-bid/bid-worth.tsx').then((file) => ({ default: file.BidWorth })));

/** Both sides' money at a price for an open job and, for who may still take it, what that comes to per hour. */
export function WeighSplit({ job, payoutCents }: { job: Pick<Job, 'id' | 'can' | 'payoutCents'>; payoutCents: Cents }) {
  return (
    <div className="grid gap-2">
      <OwnSplit payoutCents={payoutCents} />
      {job.can.includes('weigh') && (
        <div className="min-h-5">
          <Suspense fallback={null}>
            <BidWorth jobId={job.id} amountCents={payoutCents} payoutCents={job.payoutCents} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

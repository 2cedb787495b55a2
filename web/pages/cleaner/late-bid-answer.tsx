import { lazy, Suspense } from 'react';
import type { Job } from '#contract/jobs.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Few wait for an answer.
const BidAnswer = lazy(() => import('./bid-answer.tsx').then((file) => ({ default: file.BidAnswer })));

/** What a bid’s job waits for, and the button for it, fetched where one does. */
export function LateBidAnswer({ job }: { job: Job }) {
  return (
    <Suspense fallback={<Skeleton className="h-11" />}>
      <BidAnswer job={job} />
    </Suspense>
  );
}

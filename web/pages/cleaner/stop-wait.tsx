import { lazy } from 'react';
import type { Stop } from '#contract/today.ts';
import { LatePart } from '../late-part.tsx';

// Most get in.
const StillWaiting = lazy(() => import('#web/work/still-waiting.tsx').then((file) => ({ default: file.StillWaiting })));
const LeaveSplit = lazy(() => import('#web/payments/leave-split.tsx').then((file) => ({ default: file.LeaveSplit })));

/** At the stop to turn to, the wait at its door while it lasts. */
export function StopWait({ stop: { job, waiting } }: { stop: Stop }) {
  if (!waiting) return null;
  const leaveMoney = <LeaveSplit job={{ payoutCents: job.payoutCents, waiting }} />;
  return (
    <LatePart height="h-44">
      <StillWaiting {...{ job, waiting, leaveMoney }} />
    </LatePart>
  );
}

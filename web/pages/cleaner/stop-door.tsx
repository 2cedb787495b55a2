import { lazy } from 'react';
import type { Stop } from '#contract/today.ts';
import { LatePart } from '../late-part.tsx';

// Most get in.
const WaitingButtons = lazy(() =>
  import('#web/work/waiting-buttons.tsx').then((file) => ({ default: file.WaitingButtons })),
);

/** At the stop to turn to, how a cleaner who cannot get in says so. */
export function StopDoor({ stop: { job } }: { stop: Stop }) {
  if (!job.can.includes('wait')) return null;
  return (
    <LatePart height="h-30">
      <WaitingButtons job={job} />
    </LatePart>
  );
}

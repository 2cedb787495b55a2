import { lazy, useState } from 'react';
import type { JobDetail } from '#contract/jobs.ts';
import { productNow } from '#web/platform/product-time.ts';
import { LatePart } from '../late-part.tsx';
import type { Side } from './side-of.ts';

const WaitingButtons = lazy(() =>
  import('#web/work/waiting-buttons.tsx').then((file) => ({ default: file.WaitingButtons })),
);
const WaitingOpens = lazy(() => import('#web/work/waiting-opens.tsx').then((file) => ({ default: file.WaitingOpens })));
const WaitingNotice = lazy(() =>
  import('#web/work/waiting-notice.tsx').then((file) => ({ default: file.WaitingNotice })),
);
const LeaveSplit = lazy(() => import('#web/payments/leave-split.tsx').then((file) => ({ default: file.LeaveSplit })));

/** A cleaner at the door who cannot begin, before anything else that is said. */
export function Door({ job, side }: { job: JobDetail; side: Side }) {
  const [isEarly] = useState(() => productNow() < Date.parse(job.startTime));
  // also after a wait that came to nothing
  if (job.can.includes('wait'))
    return (
      <LatePart height="h-30">
        <WaitingButtons job={job} />
      </LatePart>
    );
  if (!job.waiting && isEarly && side === 'assigned' && job.status === 'IN_PROGRESS' && !job.helping)
    return (
      <LatePart height="h-12">
        <WaitingOpens job={job} />
      </LatePart>
    );
  if (!job.waiting || side === 'bidder') return null;
  const viewer = side === 'host' ? 'host' : 'cleaner';
  return (
    <LatePart height="h-24">
      <WaitingNotice job={job} waiting={job.waiting} viewer={viewer} leaveMoney={<LeaveSplit job={job} />} />
    </LatePart>
  );
}

import { Suspense } from 'react';
import type { JobDetail } from '#contract/jobs.ts';
import { Certainty } from '#web/bids/certainty.tsx';
import { ConfirmationLine } from '#web/jobs/confirmation-line.tsx';

/** How sure the turnover is for its host: whether the cleaner has confirmed and, with a ladder, which choice comes and who stands by. */
export function HostConfirmation({ job }: { job: JobDetail }) {
  const bids = job.bids ?? [];
  const hasLadder = bids.some(
    ({ status, teamRank }) => teamRank !== null && (status === 'PENDING' || (status === 'ACCEPTED' && teamRank > 1)),
  );
  if (!hasLadder) return <ConfirmationLine job={job} viewer="host" />;
  return (
    <ConfirmationLine
      job={job}
      viewer="host"
      certain={(said, confirmed) => (
        <Suspense fallback={said}>
          <Certainty {...{ said, confirmed, bids }} />
        </Suspense>
      )}
    />
  );
}

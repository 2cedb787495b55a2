import type { CleanerProfile } from '#contract/cleaners.ts';
import { BidCard } from './bid-card.tsx';
import { OpenJobs } from './open-jobs.tsx';

/** Open jobs near the cleaner, to bid on right here. */
export function AvailableTab({ profile }: { profile: CleanerProfile }) {
  return (
    <OpenJobs profile={profile}>
      {(job, together, hand) => <BidCard key={job.id} job={job} together={together} hand={hand} />}
    </OpenJobs>
  );
}

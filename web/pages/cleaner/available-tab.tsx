import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { BidCard } from './bid-card.tsx';
import { OpenJobs } from './open-jobs.tsx';

/** Open jobs near the cleaner, to bid on right here. */
export function AvailableTab({ profile }: { profile: CleanerProfile }) {
  const { t } = useTranslation('cleaner');
  return (
    <OpenJobs profile={profile} title={t('available.title')} namedAbove="always">
      {(job, hand) => <BidCard key={job.id} job={job} hand={hand} />}
    </OpenJobs>
  );
}

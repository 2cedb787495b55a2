import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import { kmPerMile } from '#contract/distance.ts';
import { centsOf } from '#contract/dollars.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useDistance } from '#web/platform/use-distance.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';

export type SummarizedCleaner = Pick<
  ApprovedCleaner,
  | 'firstName'
  | 'lastName'
  | 'profileImageUrl'
  | 'ratingAvg'
  | 'totalReviews'
  | 'city'
  | 'state'
  | 'distanceMiles'
  | 'hourlyRate'
  | 'yearsExperience'
  | 'specialties'
>;

interface CleanerSummaryProps {
  cleaner: SummarizedCleaner;
  /** Says that the check is passed: not where everybody has passed it. */
  verified?: boolean;
  children: ReactNode;
}

/** Who it is, and the facts a host chooses by; the name is its reader's to mark up. */
export function CleanerSummary({ cleaner, verified = false, children }: CleanerSummaryProps) {
  const { t } = useTranslation('findCleaners');
  return (
    <div className="flex items-start gap-3">
      <Avatar name={nameOf(cleaner)} src={cleaner.profileImageUrl} size="large" />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {children}
          {verified && (
            <Badge tone="green" icon={ShieldCheck}>
              {t('verified')}
            </Badge>
          )}
        </div>
        <CleanerFacts cleaner={cleaner} />
        {cleaner.specialties.length > 0 && (
          <p className="text-13 wrap-anywhere">
            <bdi>{cleaner.specialties.slice(0, 4).join(' · ')}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

export const nameOf = ({ firstName, lastName }: Pick<ApprovedCleaner, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

function CleanerFacts({ cleaner }: { cleaner: SummarizedCleaner }) {
  const { t } = useTranslation('findCleaners');
  const { way } = useDistance();
  const { ratingAvg, totalReviews, city, state, distanceMiles, hourlyRate, yearsExperience } = cleaner;
  const away = ({ near, distance }: ReturnType<typeof way>) =>
    near ? t('closeBy', { distance }) : t('away', { distance });
  // where they are, and what they bring: the same line in every card, so that cards are compared at a glance
  const lines = [
    [[city, state].filter(Boolean).join(', '), distanceMiles === null ? '' : away(way(distanceMiles * kmPerMile))],
    [t('rate', { amount: formatMoney(centsOf(hourlyRate)) })],
    [yearsExperience === null ? '' : t('years', { count: yearsExperience })],
  ].map((facts) => facts.filter((fact) => fact !== ''));
  return (
    <>
      <div className="text-13 text-ink-soft">
        {ratingAvg === null ? t('new') : <StarRating value={ratingAvg} count={totalReviews} />}
      </div>
      <ul className="text-13 text-ink-soft tabular-nums">
        {lines.map((facts) => (
          <li key={facts.join()} className="flex flex-wrap gap-x-3 empty:hidden">
            {facts.map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

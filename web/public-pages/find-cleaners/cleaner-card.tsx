import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import { to } from '#web/paths.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { StarRating } from '#web/ui/star-rating.tsx';

type CleanerCardProps = {
  cleaner: ApprovedCleaner;
  onView: () => void;
  /** Invites to a job that is there already; without it a host first posts one. */
  invite?: ReactNode;
};

/** A verified cleaner; hosts may invite to a job. */
export function CleanerCard({ cleaner, onView, invite }: CleanerCardProps) {
  const { t } = useTranslation('findCleaners');
  const { user } = useSession();
  const { id } = cleaner;
  const name = nameOf(cleaner);
  return (
    <Card className="grid content-between gap-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} src={cleaner.profileImageUrl} size="large" />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 id={`${id}-name`} className="text-16 wrap-anywhere">
              <bdi>{name}</bdi>
            </h3>
            <Badge tone="green" icon={ShieldCheck}>
              {t('verified')}
            </Badge>
          </div>
          <CleanerFacts cleaner={cleaner} />
        </div>
      </div>
      {cleaner.bio && (
        <p className="line-clamp-3 text-14 wrap-anywhere text-ink-soft">
          <bdi>{cleaner.bio}</bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {invite}
        {user?.role === 'HOST' && !invite && (
          <LinkButton
            variant="tinted"
            id={`${id}-invite`}
            aria-labelledby={`${id}-invite ${id}-name`}
            to={to('hostPostJob', undefined, { invite: id })}
          >
            {t('invite')}
          </LinkButton>
        )}
        <Button id={`${id}-view`} aria-labelledby={`${id}-view ${id}-name`} onClick={onView}>
          {t('profile')}
        </Button>
      </div>
    </Card>
  );
}

export const nameOf = ({ firstName, lastName }: Pick<ApprovedCleaner, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

function CleanerFacts({ cleaner }: { cleaner: ApprovedCleaner }) {
  const { t } = useTranslation('findCleaners');
  const { language } = useLanguage();
  const { ratingAvg, totalReviews, city, state, distanceMiles, hourlyRate, yearsExperience } = cleaner;
  const away = (miles: number) => (miles < 1 ? t('closeBy') : t('away', { distance: formatNumber(miles, language) }));
  const facts = [
    [city, state].filter(Boolean).join(', '),
    distanceMiles === null ? '' : away(distanceMiles),
    t('rate', { amount: formatMoney(Math.round(hourlyRate * 100)) }),
    yearsExperience === null ? '' : t('years', { count: yearsExperience }),
  ].filter((fact) => fact !== '');
  return (
    <>
      <div className="text-13 text-ink-soft">
        {ratingAvg === null ? t('new') : <StarRating value={ratingAvg} count={totalReviews} />}
      </div>
      <ul className="flex flex-wrap gap-x-3 text-13 text-ink-soft tabular-nums">
        {facts.map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

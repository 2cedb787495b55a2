import { ShieldCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { formatDistance } from '#contract/distance.ts';
import { centsOf } from '#contract/dollars.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';

interface ProfileStatsProps {
  profile: CleanerProfile;
  user: Pick<User, 'ratingAvg' | 'ratingCount'>;
  /** How far the check of whoever is not verified is. */
  check: ReactNode;
  /** Stands in the card of the status once the cleaner is verified. */
  signOut: ReactNode;
}

/** Rating, rate and radius in one ruled row, and a card with how far the cleaner is verified. */
export function ProfileStats({ profile, user, check, signOut }: ProfileStatsProps) {
  const { t } = useTranslation(['cleaner', 'common']);
  const { language } = useLanguage();
  const { unit, radius } = useDistance();
  const otherUnit = formatDistance(profile.serviceRadiusKm, unit === 'mi' ? 'km' : 'mi', language);
  const around = [
    t('common:distance.about', { distance: otherUnit }),
    profile.city && t('stats.from', { city: profile.city }),
  ];
  const verified = profile.backgroundCheckStatus === 'APPROVED';
  const { ratingAvg, ratingCount: count } = user;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-center lg:gap-12">
      <StatRow>
        <Stat
          label={t('stats.rating')}
          value={ratingAvg === null ? t('stats.new') : <Rating value={formatNumber(ratingAvg, language, 1)} />}
          note={
            count === 0 ? t('stats.noReviews') : t('stats.reviews', { count, shown: formatNumber(count, language) })
          }
        />
        <Stat
          label={t('stats.rate')}
          value={<bdi>{t('stats.rateValue', { rate: formatMoney(centsOf(profile.hourlyRate)) })}</bdi>}
        />
        <Stat
          label={t('stats.radius')}
          value={<bdi>{radius(profile.serviceRadiusKm)}</bdi>}
          note={around.filter(Boolean).join(' · ')}
        />
      </StatRow>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <dl className="grid min-w-0 gap-1">
          <dt className="text-13 text-ink-soft">{t('stats.status')}</dt>
          <dd className="flex flex-wrap gap-x-3">
            {verified ? (
              <Badge tone="green" icon={ShieldCheck}>
                {t('stats.verified')}
              </Badge>
            ) : (
              check
            )}
          </dd>
        </dl>
        {verified && signOut}
      </Card>
    </div>
  );
}

function Rating({ value }: { value: string }) {
  return (
    <bdi className="inline-flex items-center gap-1.5">
      {value}
      <Star aria-hidden size={20} strokeWidth={1.75} className="fill-current text-amber" />
    </bdi>
  );
}

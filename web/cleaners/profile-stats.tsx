import { ShieldCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { formatDistance } from '#contract/distance.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';

interface ProfileStatsProps {
  profile: CleanerProfile;
  user: Pick<User, 'ratingAvg' | 'ratingCount'>;
  /** How far the check of whoever is not verified is. */
  check: ReactNode;
  /** Stands at the far edge of the status once the cleaner is verified. */
  signOut: ReactNode;
}

/** Status, rate, radius and rating in one ruled row. */
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
    <StatRow>
      <Stat
        label={t('stats.status')}
        value={
          verified ? (
            <>
              <Badge tone="green" icon={ShieldCheck}>
                {t('stats.verified')}
              </Badge>
              {/* on a phone on a line of its own; else it takes no more height than the badge */}
              <span className="max-lg:basis-full lg:-my-3">{signOut}</span>
            </>
          ) : (
            check
          )
        }
      />
      <Stat
        label={t('stats.rate')}
        value={<bdi>{t('stats.rateValue', { rate: formatMoney(Math.round(profile.hourlyRate * 100)) })}</bdi>}
      />
      <Stat
        label={t('stats.radius')}
        value={<bdi>{radius(profile.serviceRadiusKm)}</bdi>}
        note={around.filter(Boolean).join(' · ')}
      />
      <Stat
        label={t('stats.rating')}
        value={ratingAvg === null ? t('stats.new') : <Rating value={formatNumber(ratingAvg, language, 1)} />}
        note={count === 0 ? t('stats.noReviews') : t('stats.reviews', { count, shown: formatNumber(count, language) })}
      />
    </StatRow>
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

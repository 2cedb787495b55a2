import { useTranslation } from 'react-i18next';
import { betweenJobs, minuteOfRules } from '#contract/terms.ts';
import type { Stop } from '#contract/today.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { Badge } from '#web/ui/badge.tsx';

/** With less than this many minutes to spare, a way is said to be tight. */
const tightMinutes = 20;

interface LegLineProps {
  /** Without a job it is one that may yet be taken. */
  stop: Pick<Stop, 'leg'> & Partial<Pick<Stop, 'job'>>;
  /** What the stop before is called; null where the way begins at home. */
  from: string | null;
  /** The stop before is in the same home: there is no way. */
  sameHome?: boolean;
}

/** "12 mi from Pier 9 Studio", unless it is the same place, and whether the time for it is short. */
export function LegLine({ stop: { leg, job }, from, sameHome = false }: LegLineProps) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  const { way } = useDistance();
  const { near, distance } = leg.km ? way(leg.km) : { near: false, distance: null };
  // whoever is there already has managed it
  const isAhead = !job || job.status === 'ASSIGNED';
  const tight = isAhead && leg.spareMinutes !== null && leg.spareMinutes < tightMinutes;
  if (distance === null && !tight && !sameHome) return null;
  // without a word the time to leave would look wrong where the way is short
  const isLeast = isAhead && leg.minutes * minuteOfRules === betweenJobs;
  const where = from === null ? 'home' : 'stop';
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {sameHome ? (
        <span>{t('leg.same', { from: from ?? '' })}</span>
      ) : (
        distance !== null && (
          <span>{t(near ? `leg.${where}Near` : `leg.${where}`, { distance, from: from ?? '' })}</span>
        )
      )}
      {isLeast && <span>{t('leg.least', { minutes: formatNumber(leg.minutes, language) })}</span>}
      {tight && leg.spareMinutes !== null && (
        <Badge tone="amber">
          {leg.spareMinutes > 0 ? t('leg.tight', { minutes: formatNumber(leg.spareMinutes, language) }) : t('leg.none')}
        </Badge>
      )}
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import { formatDate } from '#contract/format-date.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { anywhereKm } from '#contract/search-reach.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';

export type Filters = Pick<SavedSearch, 'cleaningType' | 'radiusKm' | 'minPayoutCents' | 'from' | 'until'>;

/** FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE: an amount reads the same among words of the other direction. */
const whole = (text: string) => `\u2068${text}\u2069`;

/** What a search asks for, in a few words. */
export function useFilterWords(): (filters: Filters) => string {
  const { t } = useTranslation(['searches', 'jobs']);
  const { language } = useLanguage();
  const { distance } = useDistance();
  // a day has no zone
  const day = (date: string) =>
    formatDate(new Date(date), language, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  return ({ cleaningType, radiusKm, minPayoutCents, from, until }) =>
    [
      cleaningType ? t(`jobs:cleaningType.${cleaningType}`) : t('filters.anyType'),
      radiusOf(radiusKm),
      minPayoutCents && t('filters.minimum', { amount: whole(formatMoney(minPayoutCents)) }),
      from && t('filters.from', { day: day(from) }),
      until && t('filters.until', { day: day(until) }),
    ]
      .filter(Boolean)
      .join(' · ');

  function radiusOf(km: number | null): string {
    if (km === null) return t('filters.ownRadius');
    return km >= anywhereKm ? t('filters.anywhere') : t('filters.within', { distance: distance(km) });
  }
}

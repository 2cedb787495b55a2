import { useTranslation } from 'react-i18next';
import { formatDate } from '#contract/format-date.ts';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { anywhereKm } from '#contract/search-reach.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { useOwnFees } from '#web/platform/use-own-fees.ts';

export type Filters = Pick<SavedSearch, 'cleaningType' | 'radiusKm' | 'minPayoutCents' | 'from' | 'until'>;

/** FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE: an amount reads the same among words of the other direction. */
const whole = (text: string) => `\u2068${text}\u2069`;

/** One thing a search asks for. */
export interface FilterWords {
  filter: keyof Filters;
  words: string;
}

/** What a search asks for, one by one; nothing of a filter that is not on, unless what stands in its place is asked for. */
export function useFilterParts(): (filters: Filters, withDefaults?: boolean) => FilterWords[] {
  const { t } = useTranslation(['searches', 'jobs']);
  const { language } = useLanguage();
  const { radius } = useDistance();
  const fee = useOwnFees().cleanerFeeCents ?? 0;
  // a day has no zone
  const day = (date: string) =>
    formatDate(new Date(date), language, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const within = (km: number) =>
    km >= anywhereKm ? t('filters.anywhere') : t('filters.within', { distance: radius(km) });
  return ({ cleaningType, radiusKm, minPayoutCents, from, until }, withDefaults = false) => {
    const parts = {
      cleaningType: cleaningType ? t(`jobs:cleaningType.${cleaningType}`) : withDefaults && t('filters.anyType'),
      radiusKm: radiusKm === null ? withDefaults && t('filters.ownRadius') : within(radiusKm),
      // kept as the job’s price, and read as what its reader receives
      minPayoutCents:
        minPayoutCents && t('filters.minimum', { amount: whole(formatMoney(Math.max(0, minPayoutCents - fee))) }),
      from: from && t('filters.from', { day: day(from) }),
      until: until && t('filters.until', { day: day(until) }),
    };
    return filterNames.flatMap((filter) => {
      const words = parts[filter];
      return words ? [{ filter, words }] : [];
    });
  };
}

const filterNames = ['cleaningType', 'radiusKm', 'minPayoutCents', 'from', 'until'] as const;

/** What a search asks for, in a few words. */
export function useFilterWords(): (filters: Filters) => string {
  const partsOf = useFilterParts();
  return (filters) =>
    partsOf(filters, true)
      .map(({ words }) => words)
      .join(' · ');
}

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { HostOverview } from '#contract/overviews.ts';
import { SavedCards } from '#web/payments/saved-cards.tsx';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { PaidJobs } from './paid-jobs.tsx';

/** Cards, what was paid, and the totals; these are left out where they could not be loaded, the lists speak for themselves. */
export function BillingTab({ overview: { data, error } }: { overview: UseQueryResult<HostOverview, Error> }) {
  return (
    <div className="grid gap-10">
      {data && <Totals overview={data} />}
      {!data && !error && <Skeleton className="h-24" />}
      <SavedCards />
      <PaidJobs />
    </div>
  );
}

function Totals({ overview }: { overview: HostOverview }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const { totalSpentCents, completedJobs: count, money } = overview;
  return (
    <StatRow>
      <Stat
        label={t('billing.allTime')}
        value={<bdi>{formatMoney(totalSpentCents)}</bdi>}
        note={t('billing.allTimeNote', { count, shown: formatNumber(count, language) })}
      />
      <Stat
        label={t('billing.month')}
        value={<bdi>{formatMoney(money.monthSpentCents)}</bdi>}
        note={t('billing.monthNote')}
      />
    </StatRow>
  );
}

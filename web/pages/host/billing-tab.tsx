import type { UseQueryResult } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { getHostYear } from '#contract/document-calls.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { SavedCards } from '#web/payments/saved-cards.tsx';
import { actingFor } from '#web/platform/acting-for.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { may } from '#web/platform/may.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { FarPart } from '../late-part.tsx';
import { Charges } from './charges.tsx';
import { NextCharge } from './next-charge.tsx';
import { OwedNotice } from './owed-notice.tsx';
import { waitingIn } from './waiting-in.ts';
import { YearSpending } from './year-spending.tsx';

const OwnerStatements = lazy(() =>
  import('#web/owners/owner-statements.tsx').then((file) => ({ default: file.OwnerStatements })),
);

/** What is owed, what comes next, the totals, the cards, the year, what owners read, and every charge; these are left out where they could not be loaded, the lists speak for themselves. */
export function BillingTab({ overview: { data, error } }: { overview: UseQueryResult<HostOverview, Error> }) {
  return (
    <div className="grid gap-10">
      <OwedNotice />
      {data && <Totals overview={data} />}
      {!data && !error && <Skeleton className="h-24 first:mt-1" />}
      <SavedCards />
      {may(getHostYear) && <YearSpending />}
      {!actingFor() && (
        <FarPart height="h-56 sm:h-26">
          <OwnerStatements />
        </FarPart>
      )}
      <Charges />
    </div>
  );
}

function Totals({ overview }: { overview: HostOverview }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const { totalSpentCents, completedJobs: count, money } = overview;
  return (
    // what follows begins with a rule of its own, as the tabs end with one
    <StatRow className="-mb-4 -mt-3 border-y-0 first:mt-1">
      {waitingIn(overview, ['approve']) > 0 && <NextCharge />}
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

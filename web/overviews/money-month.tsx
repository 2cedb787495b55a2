import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostOverview } from '#contract/overviews.ts';
import { actingFor } from '#web/platform/acting-for.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Bill } from '#web/ui/bill.tsx';
import { Section } from '#web/ui/section.tsx';
import { SpendChart } from './spend-chart.tsx';

/** What this month has cost: the cleanings, tips and Freshkey’s fees, together. */
export function MoneyMonth({ money, link }: { money: HostOverview['money']; link?: ReactNode }) {
  const { t } = useTranslation(['host', 'jobs']);
  const { language } = useLanguage();
  const { monthSpentCents, monthFeeCents, monthTipCents, monthFeeEachCents: each, monthJobs } = money;
  const cleanings = monthSpentCents - monthFeeCents - monthTipCents;
  const spent = monthSpentCents > 0 || monthJobs > 0;
  const jobs = { count: monthJobs, shown: formatNumber(monthJobs, language) };
  const average = monthJobs > 0 ? Math.round(monthSpentCents / monthJobs) : 0;
  return (
    <Section title={t('money.title')} aside={link}>
      <p className="text-40 leading-none font-semibold tabular-nums">
        <bdi>{formatMoney(monthSpentCents)}</bdi>
      </p>
      <p className="mt-2 mb-4 text-13 text-ink-soft tabular-nums">
        {monthJobs > 0 && t('money.average', { ...jobs, average: formatMoney(average) })}
        {!spent && t('money.none')}
      </p>
      {money.days.length > 1 && <SpendChart days={money.days} />}
      {spent && (
        <Bill
          lines={[
            { key: 'cleanings', label: t('money.cleanings'), amount: formatMoney(cleanings) },
            ...(monthTipCents > 0 ? [{ key: 'tips', label: t('money.tips'), amount: formatMoney(monthTipCents) }] : []),
            {
              key: 'fee',
              label: each === null ? t('money.fees', jobs) : t('money.fee', { ...jobs, fee: formatMoney(each) }),
              amount: formatMoney(monthFeeCents),
            },
            {
              key: 'sum',
              label: t(actingFor() ? 'jobs:price.hostPaid' : 'money.sum'),
              amount: formatMoney(monthSpentCents),
              sum: true,
            },
          ]}
        />
      )}
    </Section>
  );
}

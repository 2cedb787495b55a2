import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analytics } from '#contract/admin-analytics.ts';
import { formatDate, formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Chart } from '#web/ui/chart.tsx';
import { Section } from '#web/ui/section.tsx';

/** The same days as pictures: money, jobs and people. */
export function AnalyticsCharts({ series }: Pick<Analytics, 'series'>) {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const number = useCallback((value: number) => formatNumber(value, language), [language]);
  const { labels, money, jobs, people } = useLines(series);
  const charts = [
    { title: t('analytics.moneyChart'), series: money, format: formatMoney },
    { title: t('analytics.jobsChart'), series: jobs, format: number },
    { title: t('analytics.signupChart'), series: people, format: number },
  ];
  return charts.map((chart) => (
    <Section key={chart.title} title={chart.title}>
      <Chart kind="line" labels={labels} {...chart} />
    </Section>
  ));
}

/** Kept between renders: a chart draws anew whenever its lines are others. */
function useLines(series: Analytics['series']) {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  return useMemo(() => {
    const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    const line = (
      label: string,
      name: Exclude<keyof Analytics['series'][number], 'date'>,
      tone: 'green' | 'apricot',
    ) => ({
      ...{ label, tone },
      values: series.map((of) => of[name]),
    });
    return {
      labels: series.map(({ date }) => formatDate(new Date(date), language, options)),
      money: [line(t('analytics.gmv'), 'gmvCents', 'green'), line(t('analytics.fees'), 'feesCents', 'apricot')],
      jobs: [
        line(t('analytics.posted'), 'postedJobs', 'green'),
        line(t('analytics.completed'), 'completedJobs', 'apricot'),
      ],
      people: [line(t('analytics.signups'), 'newSignups', 'green')],
    };
  }, [series, language, t]);
}

import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analytics } from '#contract/admin-analytics.ts';
import { formatDate, formatMoney, formatNumber, formatWholeDollars } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Chart } from '#web/ui/chart.tsx';
import type { ChartSeries, ChartTone } from '#web/ui/chart-model.ts';
import { Section } from '#web/ui/section.tsx';
import { useFigureWriting } from './use-figure-writing.tsx';

interface ChartOfDays {
  title: string;
  /** Days stand for themselves as bars; what goes on from one to the next is a line. */
  kind: 'bars' | 'line';
  series: ChartSeries[];
  unit?: number;
  format: (value: number) => string;
  formatRound?: (value: number) => string;
}

/** What the figures are put together by. */
export const analyticsTopics = ['money', 'work', 'quality'] as const;

interface AnalyticsChartsProps extends Pick<Analytics, 'series'> {
  topic: (typeof analyticsTopics)[number];
}

/** The days as pictures of one topic. */
export function AnalyticsCharts({ topic, series }: AnalyticsChartsProps) {
  const { language } = useLanguage();
  const charts = useCharts(series)[topic];
  const labels = useMemo(() => {
    const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    return series.map(({ date }) => formatDate(new Date(date), language, options));
  }, [series, language]);
  const pictures = charts.map((chart) => (
    <Section key={chart.title} title={chart.title}>
      <Chart labels={labels} {...chart} />
    </Section>
  ));
  // two of one kind beside each other
  return topic === 'money' ? <div className="grid gap-6 lg:grid-cols-2">{pictures}</div> : pictures;
}

const inMoney = {
  format: formatMoney,
  formatRound: (cents: number) => (cents % 100 === 0 ? formatWholeDollars(cents) : formatMoney(cents)),
};

/** More would be thinner than the eye can tell apart. */
const mostBars = 100;

/** Kept between renders: a chart draws anew whenever its lines are others. */
function useCharts(series: Analytics['series']): Record<(typeof analyticsTopics)[number], ChartOfDays[]> {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const number = useCallback((value: number) => formatNumber(value, language), [language]);
  const writing = useFigureWriting();
  const lines = useMemo(() => {
    const line = (label: string, name: Exclude<keyof Analytics['series'][number], 'date'>, tone: ChartTone) => ({
      ...{ label, tone },
      values: series.map((of) => of[name]),
    });
    return {
      gmv: [line(t('analytics.gmv'), 'gmvCents', 'green')],
      fees: [line(t('analytics.fees'), 'feesCents', 'green')],
      jobs: [
        line(t('analytics.posted'), 'postedJobs', 'green'),
        line(t('analytics.completed'), 'completedJobs', 'ink'),
      ],
      rates: [
        line(t('analytics.fill'), 'fillRate', 'green'),
        line(t('analytics.onTime'), 'onTimePercentage', 'ink'),
        line(t('analytics.confirmed'), 'confirmedInTimePercentage', 'linen'),
      ],
      wait: [line(t('analytics.firstBid'), 'timeToFirstBidMinutes', 'green')],
      disputes: [line(t('analytics.disputes'), 'disputes', 'green')],
      people: [line(t('analytics.signups'), 'newSignups', 'green')],
    };
  }, [series, t]);
  const kind = series.length > mostBars ? ('line' as const) : ('bars' as const);
  return {
    // each on its own scale: fees are a small part of what jobs are worth
    money: [
      { kind, title: t('analytics.moneyChart'), series: lines.gmv, ...inMoney },
      { kind, title: t('analytics.feesChart'), series: lines.fees, ...inMoney },
    ],
    work: [
      { kind, title: t('analytics.jobsChart'), series: lines.jobs, format: number },
      { kind, title: t('analytics.signupChart'), series: lines.people, format: number },
    ],
    quality: [
      { kind: 'line', title: t('analytics.ratesChart'), series: lines.rates, format: writing.percent },
      { kind: 'line', title: t('analytics.waitChart'), series: lines.wait, format: writing.wait, unit: 60 },
      { kind, title: t('analytics.disputesChart'), series: lines.disputes, format: number },
    ],
  };
}

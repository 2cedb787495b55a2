import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analytics } from '#contract/admin-analytics.ts';
import { Section } from '#web/ui/section.tsx';
import { Stat, type StatProps, StatRow } from '#web/ui/stat.tsx';
import { AnalyticsCharts, analyticsTopics } from './analytics-charts.tsx';
import { useFigureWriting } from './use-figure-writing.tsx';

/** Every figure with what it counts, and below it the same day by day as pictures. */
export function AnalyticsFigures({ figures }: { figures: Analytics }) {
  const { t } = useTranslation('adminLists');
  const stats = useFigures(figures);
  return analyticsTopics.map((topic) => (
    <Fragment key={topic}>
      <Row title={t(`analytics.${topic}`)} stats={stats[topic]} />
      <AnalyticsCharts topic={topic} series={figures.series} />
    </Fragment>
  ));
}

function Row({ title, stats }: { title: string; stats: readonly StatProps[] }) {
  return (
    <Section title={title}>
      <StatRow>
        {stats.map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </StatRow>
    </Section>
  );
}

function useFigures(figures: Analytics) {
  const { t } = useTranslation('adminLists');
  const { number, percent, money, wait } = useFigureWriting();
  return {
    money: [
      { label: t('analytics.gmv'), value: money(figures.gmvCents), note: t('analytics.gmvNote') },
      { label: t('analytics.fees'), value: money(figures.feesCents), note: t('analytics.feesNote') },
      {
        label: t('analytics.average'),
        value: figures.averageJobValueCents === null ? t('none') : money(figures.averageJobValueCents),
        note: t('analytics.averageNote'),
      },
    ],
    work: [
      { label: t('analytics.posted'), value: number(figures.postedJobs) },
      { label: t('analytics.completed'), value: number(figures.completedJobs) },
      { label: t('analytics.fill'), value: percent(figures.fillRate), note: t('analytics.fillNote') },
      { label: t('analytics.signups'), value: number(figures.newSignups) },
    ],
    quality: [
      {
        label: t('analytics.firstBid'),
        value: wait(figures.timeToFirstBidMinutes),
        note: t('analytics.firstBidNote'),
      },
      {
        label: t('analytics.confirmed'),
        value: percent(figures.confirmedInTimePercentage),
        note: t('analytics.confirmedNote'),
      },
      { label: t('analytics.onTime'), value: percent(figures.onTimePercentage), note: t('analytics.onTimeNote') },
      {
        label: t('analytics.disputes'),
        value: number(figures.disputes),
        note: t('analytics.disputesNote', { value: percent(figures.disputeRate) }),
      },
    ],
  };
}

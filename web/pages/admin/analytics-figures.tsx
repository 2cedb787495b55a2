import { useTranslation } from 'react-i18next';
import type { Analytics } from '#contract/admin-analytics.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Section } from '#web/ui/section.tsx';
import { Stat, type StatProps, StatRow } from '#web/ui/stat.tsx';

/** Every figure with what it counts. */
export function AnalyticsFigures({ figures }: { figures: Analytics }) {
  const { t } = useTranslation('adminLists');
  const { money, work, quality } = useFigures(figures);
  return (
    <>
      <Row title={t('analytics.money')} stats={money} />
      <Row title={t('analytics.work')} stats={work} />
      <Row title={t('analytics.quality')} stats={quality} />
    </>
  );
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
  const { number, percent, money, wait } = useWriting();
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

/** How sums, counts, shares and waits are written; – where there was nothing to count. */
function useWriting() {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return {
    number,
    money: (cents: number) => <bdi>{formatMoney(cents)}</bdi>,
    percent: (value: number | null) =>
      value === null ? t('none') : t('analytics.percent', { value: number(Math.round(value * 10) / 10) }),
    /** Minutes up to two hours, then hours. */
    wait(minutes: number | null) {
      if (minutes === null) return t('none');
      return minutes < 120
        ? t('analytics.minutes', { shown: number(Math.round(minutes)) })
        : t('analytics.hours', { shown: number(Math.round(minutes / 6) / 10) });
    },
  };
}

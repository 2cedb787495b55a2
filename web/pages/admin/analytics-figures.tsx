import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analytics } from '#contract/admin-analytics.ts';
import { getAnalytics } from '#contract/admin-calls.ts';
import { addDays, nightsBetween } from '#contract/days.ts';
import { formatDate } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { standsAfter } from '#web/ui/first-use.ts';
import { Section } from '#web/ui/section.tsx';
import { Stat, type StatProps, StatRow } from '#web/ui/stat.tsx';
import { whenQuiet } from '#web/ui/when-quiet.ts';
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

/** Each as it is, with what it counts and what it was in as many days before. */
function useFigures(figures: Analytics) {
  const { t } = useTranslation('adminLists');
  const { number, percent, moneyText: money, wait } = useFigureWriting();
  const { language } = useLanguage();
  const before = useBefore(figures);
  const dayOf = (date: string) =>
    formatDate(new Date(date), language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const daysOf = ({ from, to }: Analytics) => ({ from: dayOf(from), to: dayOf(to) });
  const figure = (label: string, write: (of: Analytics) => string, counts?: string) => ({
    ...{ label, value: <bdi>{write(figures)}</bdi> },
    note: (
      <>
        {counts && <span className="block">{counts}</span>}
        {/* its place is kept until it is known */}
        <span className="block min-h-lh">
          {before && t('analytics.before', { ...daysOf(before), value: `\u2068${write(before)}\u2069` })}
        </span>
      </>
    ),
  });
  const average = ({ averageJobValueCents: cents }: Analytics) => (cents === null ? t('none') : money(cents));
  return {
    money: [
      figure(t('analytics.gmv'), ({ gmvCents }) => money(gmvCents), t('analytics.gmvNote')),
      figure(t('analytics.fees'), ({ feesCents }) => money(feesCents), t('analytics.feesNote')),
      figure(t('analytics.average'), average, t('analytics.averageNote')),
    ],
    work: [
      figure(t('analytics.posted'), ({ postedJobs }) => number(postedJobs)),
      figure(t('analytics.completed'), ({ completedJobs }) => number(completedJobs)),
      figure(t('analytics.fill'), ({ fillRate }) => percent(fillRate), t('analytics.fillNote')),
      figure(t('analytics.signups'), ({ newSignups }) => number(newSignups)),
    ],
    quality: [
      figure(t('analytics.firstBid'), (of) => wait(of.timeToFirstBidMinutes), t('analytics.firstBidNote')),
      figure(t('analytics.confirmed'), (of) => percent(of.confirmedInTimePercentage), t('analytics.confirmedNote')),
      figure(t('analytics.onTime'), (of) => percent(of.onTimePercentage), t('analytics.onTimeNote')),
      figure(
        t('analytics.disputes'),
        ({ disputes }) => number(disputes),
        t('analytics.disputesNote', { value: percent(figures.disputeRate) }),
      ),
    ],
  };
}

/** The same figures over as many days right before, once the page stands there; nothing while older days are still to be counted. */
function useBefore({ from, to, complete }: Analytics): Analytics | undefined {
  const before = addDays(from, -1);
  const query = { from: addDays(before, -nightsBetween(from, to)), to: before };
  const [stands, setStands] = useState(false);
  useEffect(() => whenQuiet(standsAfter, () => setStands(true)), []);
  return useRead(getAnalytics, { query, enabled: stands && complete }).data;
}

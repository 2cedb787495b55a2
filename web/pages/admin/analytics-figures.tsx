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

/** A figure: what it is over some days, how it is written, and whether it changes by points, as shares do. */
interface Figure {
  label: string;
  of: (figures: Analytics) => number | null;
  write: (value: number | null) => string;
  counts?: string;
  isShare?: boolean;
}

/** Each as it is, with what it counts, how it has changed, and what it was in as many days before. */
function useFigures(figures: Analytics): Record<(typeof analyticsTopics)[number], StatProps[]> {
  const before = useBefore(figures);
  const saidBefore = useSaidBefore();
  const shown = useFigureList(figures);
  const stat = (figure: Figure): StatProps => ({
    ...{ label: figure.label, value: <bdi>{figure.write(figure.of(figures))}</bdi> },
    note: (
      <>
        {figure.counts && <span className="block">{figure.counts}</span>}
        {/* its place is kept until it is known */}
        <span className="block min-h-lh">{before && saidBefore(figure, figures, before)}</span>
      </>
    ),
  });
  return { money: shown.money.map(stat), work: shown.work.map(stat), quality: shown.quality.map(stat) };
}

function useFigureList({ disputeRate }: Analytics) {
  const { t } = useTranslation('adminLists');
  const { number, percent, moneyText, wait } = useFigureWriting();
  const none = (write: (value: number) => string) => (value: number | null) =>
    value === null ? t('none') : write(value);
  const [count, money] = [none(number), none(moneyText)];
  const figure = (label: string, of: Figure['of'], write: Figure['write'], counts?: string): Figure => ({
    ...{ label, of, write, isShare: write === percent },
    ...(counts && { counts }),
  });
  return {
    money: [
      figure(t('analytics.gmv'), (of) => of.gmvCents, money, t('analytics.gmvNote')),
      figure(t('analytics.fees'), (of) => of.feesCents, money, t('analytics.feesNote')),
      figure(t('analytics.takeRate'), takeRate, percent, t('analytics.takeRateNote')),
      figure(t('analytics.average'), (of) => of.averageJobValueCents, money, t('analytics.averageNote')),
    ],
    work: [
      figure(t('analytics.posted'), (of) => of.postedJobs, count),
      figure(t('analytics.completed'), (of) => of.completedJobs, count),
      figure(t('analytics.fill'), (of) => of.fillRate, percent, t('analytics.fillNote')),
      figure(t('analytics.signups'), (of) => of.newSignups, count),
    ],
    quality: [
      figure(t('analytics.firstBid'), (of) => of.timeToFirstBidMinutes, wait, t('analytics.firstBidNote')),
      figure(t('analytics.confirmed'), (of) => of.confirmedInTimePercentage, percent, t('analytics.confirmedNote')),
      figure(t('analytics.onTime'), (of) => of.onTimePercentage, percent, t('analytics.onTimeNote')),
      figure(
        t('analytics.disputes'),
        (of) => of.disputes,
        count,
        t('analytics.disputesNote', { value: percent(disputeRate) }),
      ),
    ],
  };
}

const takeRate = ({ gmvCents, feesCents }: Analytics) => (gmvCents > 0 ? (100 * feesCents) / gmvCents : null);

/** What a figure was, and by how much it has changed: a share by points, all else by a part of what it was. */
function useSaidBefore() {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const { number, percent } = useFigureWriting();
  const dayOf = (date: string) =>
    formatDate(new Date(date), language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  // a true minus, as money has it
  const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text.replace('-', '−'));
  function changeOf({ of, isShare }: Figure, now: Analytics, before: Analytics): string | null {
    const [value, was] = [of(now), of(before)];
    if (value === null || was === null || (!isShare && was === 0)) return null;
    const change = Math.round((isShare ? value - was : (100 * (value - was)) / was) * 10) / 10;
    if (isShare) return signed(change, t('analytics.points', { count: Math.abs(change), shown: number(change) }));
    return signed(change, percent(change));
  }
  return (figure: Figure, now: Analytics, before: Analytics): string => {
    const change = changeOf(figure, now, before);
    const value = `\u2068${figure.write(figure.of(before))}\u2069`;
    const said = { value, from: dayOf(before.from), to: dayOf(before.to) };
    return change === null
      ? t('analytics.before', said)
      : t('analytics.beforeChange', { ...said, change: `\u2068${change}\u2069` });
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

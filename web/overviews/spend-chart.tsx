import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostOverview } from '#contract/overviews.ts';
import { formatDate, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Chart } from '#web/ui/chart.tsx';

/** What was paid on each day of the month so far. */
export function SpendChart({ days }: { days: HostOverview['money']['days'] }) {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const title = t('money.chart');
  const { labels, series } = useMemo(() => {
    const dates = monthUntil(days.at(-1)?.date ?? '');
    const spent = new Map(days.map(({ date, spentCents }) => [date, spentCents]));
    const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
    return {
      labels: dates.map((date) => formatDate(new Date(`${date}T00:00:00Z`), language, options)),
      series: [{ label: title, values: dates.map((date) => spent.get(date) ?? 0) }],
    };
  }, [days, language, title]);
  return (
    <div className="mb-4">
      <Chart kind="bars" title={title} labels={labels} series={series} format={formatMoney} height={110} />
    </div>
  );
}

/** The dates of a month from its first to this one: "2026-11-03" gives the first three of November. */
function monthUntil(date: string): string[] {
  const until = Number(date.slice(8));
  return Array.from({ length: until }, (_, index) => `${date.slice(0, 8)}${String(index + 1).padStart(2, '0')}`);
}

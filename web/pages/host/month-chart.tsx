import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostYear } from '#contract/documents.ts';
import { formatDate, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { productNow } from '#web/platform/product-time.ts';
import { Chart } from '#web/ui/chart.tsx';

/** A year that is not over yet has the months until now. */
function monthsOf(year: number): number {
  const now = new Date(productNow());
  return year === now.getFullYear() ? now.getMonth() + 1 : 12;
}

/** What was spent in each month of a year. */
export function MonthChart({
  year,
  months,
}: Pick<HostYear, 'year'> & { months: HostYear['properties'][number]['months'] }) {
  const { t } = useTranslation('billing');
  const { language } = useLanguage();
  const title = t('year.chart');
  const { labels, series } = useMemo(() => {
    const names = Array.from({ length: monthsOf(year) }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
    const spent = new Map(months.map(({ month, totalCents }) => [month, totalCents]));
    const options = { month: 'short', timeZone: 'UTC' } as const;
    return {
      labels: names.map((name) => formatDate(new Date(`${name}-01T00:00:00Z`), language, options)),
      series: [{ label: title, values: names.map((name) => spent.get(name) ?? 0) }],
    };
  }, [year, months, language, title]);
  return <Chart kind="bars" title={title} labels={labels} series={series} format={formatMoney} />;
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostYear } from '#contract/documents.ts';
import { formatDate, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { productNow } from '#web/platform/product-time.ts';
import { Chart } from '#web/ui/chart.tsx';

type Months = HostYear['properties'][number]['months'];

/** Fewer columns are no picture of time. */
const fewest = 3;

/** Begins where the year's first payment is, or three months before its end; a year that is not over yet ends now. */
function monthsOf(year: number, paid: Months): string[] {
  const now = new Date(productNow());
  const last = year === now.getFullYear() ? now.getMonth() + 1 : 12;
  const first = Math.min(...paid.map(({ month }) => Number(month.slice(5, 7))));
  const from = Math.max(1, Math.min(first, last - fewest + 1));
  return Array.from({ length: last - from + 1 }, (_, index) => `${year}-${String(from + index).padStart(2, '0')}`);
}

/** What was spent in each month of a year. */
export function MonthChart({ year, months }: Pick<HostYear, 'year'> & { months: Months }) {
  const { t } = useTranslation('billing');
  const { language } = useLanguage();
  const title = t('year.chart');
  const { labels, series } = useMemo(() => {
    const names = monthsOf(year, months);
    const spent = new Map(months.map(({ month, totalCents }) => [month, totalCents]));
    const options = { month: 'short', timeZone: 'UTC' } as const;
    return {
      labels: names.map((name) => formatDate(new Date(`${name}-01T00:00:00Z`), language, options)),
      series: [{ label: title, values: names.map((name) => spent.get(name) ?? 0) }],
    };
  }, [year, months, language, title]);
  return <Chart kind="bars" title={title} labels={labels} series={series} format={formatMoney} />;
}

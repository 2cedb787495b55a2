import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Earnings } from '#contract/earnings.ts';
import { formatDate, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Chart } from '#web/ui/chart.tsx';
import { barsOf } from './earnings-period.ts';

/** What came in over the time, with its sum. */
export function EarningsChart({ series }: Pick<Earnings, 'series'>) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const total = series.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { per, labels, values } = useMemo(() => {
    const { per, bars } = barsOf(series);
    const options = {
      month: 'short',
      ...(per === 'month' ? {} : { day: 'numeric' as const }),
      timeZone: 'UTC',
    } as const;
    return {
      per,
      labels: bars.map(({ date }) => formatDate(new Date(date), language, options)),
      values: bars.map(({ amountCents }) => amountCents),
    };
  }, [series, language]);
  const label = t('earnings.series');
  const lines = useMemo(() => [{ label, values }], [label, values]);
  if (total === 0) return <p className="py-6 text-14 text-ink-soft">{t('earnings.none')}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">{t('earnings.sum', { amount: formatMoney(total) })}</p>
      <Chart kind="bars" labels={labels} series={lines} format={formatMoney} title={t(`earnings.chart.${per}`)} />
    </div>
  );
}

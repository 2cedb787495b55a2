import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHostYear } from '#contract/document-calls.ts';
import { formatMoney } from '#web/platform/format.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { presentYear, YearChoice } from '#web/platform/year-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MonthChart } from './month-chart.tsx';

/** What a home has cost in each month of a year. */
export function HomeCost({ id }: { id: string }) {
  const { t } = useTranslation(['homePage', 'billing']);
  const [year, setYear] = useState(presentYear);
  const read = useRead(getHostYear, { params: { year: String(year) } });
  const spent = read.data?.properties.find((property) => property.id === id);
  return (
    <Section
      title={t('cost', { year })}
      aside={<YearChoice label={t('billing:year.choose')} year={year} years={read.data?.years} onChoose={setYear} />}
    >
      {read.isPending && <Skeleton className="h-72" />}
      {!read.data && read.error && <ReadFailed title={t('costFailed')} read={read} />}
      {read.data && !spent && <p className="text-14 text-ink-soft">{t('costNone', { year })}</p>}
      {spent && (
        <div className="grid gap-3">
          <p className="text-20 font-semibold tabular-nums">{formatMoney(spent.totalCents)}</p>
          <MonthChart year={year} months={spent.months} />
        </div>
      )}
    </Section>
  );
}

import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getHostStatement, getHostStatementCsv, getHostYear } from '#contract/document-calls.ts';
import type { HostYear } from '#contract/documents.ts';
import { send } from '#web/platform/api.ts';
import { FileButton } from '#web/platform/file-button.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { presentYear, YearChoice } from '#web/platform/year-choice.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MonthChart } from './month-chart.tsx';

/** What a year has cost by month and property, and its statement to keep. */
export function YearSpending() {
  const { t } = useTranslation('billing');
  const [year, setYear] = useState(presentYear);
  const [chosen, setChosen] = useState('');
  const spending = useRead(getHostYear, { params: { year: String(year) } });
  const params = { year: String(year) };
  const failed = t('year.fileFailed');
  const properties = spending.data?.properties ?? [];
  const all = { value: '', label: t('year.all') };
  return (
    <Section
      title={t('year.title')}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          {properties.length > 1 && (
            <Select
              aria-label={t('year.property')}
              size="compact"
              options={[all, ...properties.map(({ id, title }) => ({ value: id, label: title }))]}
              value={properties.some(({ id }) => id === chosen) ? chosen : ''}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
          <YearChoice label={t('year.choose')} year={year} years={spending.data?.years} onChoose={setYear} />
          <FileButton ask={() => send(getHostStatement, { params })} name={`spending-${year}.pdf`} failed={failed}>
            {t('year.pdf')}
          </FileButton>
          <FileButton ask={() => send(getHostStatementCsv, { params })} name={`spending-${year}.csv`} failed={failed}>
            {t('year.csv')}
          </FileButton>
        </div>
      }
    >
      {spending.data && <Spent spent={spending.data} chosen={chosen} />}
      {!spending.data && spending.error && <ReadFailed title={t('year.failed')} read={spending} />}
      {spending.isPending && <Skeleton className="h-72" />}
    </Section>
  );
}

function Spent({ spent, chosen }: { spent: HostYear; chosen: string }) {
  const { t } = useTranslation('billing');
  const { year, properties, months } = spent;
  if (months.length === 0)
    return <EmptyState icon={ChartColumn} title={t('year.empty', { year })} description={t('year.emptyText')} />;
  const shown = properties.find(({ id }) => id === chosen) ?? spent;
  return (
    <div className="grid gap-5">
      <Sums year={year} shown={shown} />
      <MonthChart year={year} months={shown.months} />
      {properties.length > 1 && <ByProperty properties={properties} />}
    </div>
  );
}

function Sums({ year, shown }: { year: number; shown: HostYear | HostYear['properties'][number] }) {
  const { t } = useTranslation('billing');
  const { totalCents, cleaningCents, extraCents, feeCents, tipCents, refundedCents } = shown;
  const parts = {
    cleanings: formatMoney(cleaningCents),
    extra: formatMoney(extraCents),
    fees: formatMoney(feeCents),
    tips: formatMoney(tipCents),
  };
  return (
    <div>
      {/* no larger than its words: the totals above are the figures of this page */}
      <p className="flex flex-wrap items-baseline gap-x-2 text-14">
        <span>{t('year.spent', { year })}</span>
        <bdi className="font-semibold tabular-nums">{formatMoney(totalCents)}</bdi>
      </p>
      <p className="text-13 text-ink-soft">{t(extraCents > 0 ? 'year.partsWithExtra' : 'year.parts', parts)}</p>
      {refundedCents > 0 && (
        <p className="text-13 text-ink-soft">{t('year.refunded', { amount: formatMoney(refundedCents) })}</p>
      )}
    </div>
  );
}

function ByProperty({ properties }: Pick<HostYear, 'properties'>) {
  const most = properties.toSorted((one, other) => other.totalCents - one.totalCents);
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] divide-y divide-line border-t border-line text-14">
      {most.map(({ id, title, totalCents }) => (
        <div key={id} className="col-span-full grid grid-cols-subgrid gap-4 py-2.5">
          <dt className="wrap-anywhere">
            <bdi>{title}</bdi>
          </dt>
          <dd className="text-end font-medium tabular-nums rtl:text-start">
            <bdi>{formatMoney(totalCents)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

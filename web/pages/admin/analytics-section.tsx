import { cx } from 'class-variance-authority';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { getAnalytics, listAnalyticsDays } from '#contract/admin-calls.ts';
import { isDay, usualDays } from '#contract/days.ts';
import { zonePlace } from '#contract/zone-place.ts';
import { localTime } from '#contract/zoned-time.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { useAskAgain } from '#web/platform/use-ask-again.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FarPart } from '../late-part.tsx';
import { AnalyticsFigures } from './analytics-figures.tsx';
import { ListExport } from './list-export.tsx';
import { ofOneHeight } from './of-one-height.ts';
import { SectionHead } from './section-head.tsx';
import { SpanFields } from './span-fields.tsx';

const spans = [7, usualDays, 90, 365] as const;
const mostDays = 366;
const day = 86_400_000;

const AnalyticsCities = lazy(() =>
  import('./analytics-cities.tsx').then((file) => ({ default: file.AnalyticsCities })),
);
const AnalyticsCohorts = lazy(() =>
  import('./analytics-cohorts.tsx').then((file) => ({ default: file.AnalyticsCohorts })),
);

/** The marketplace in figures over some days, in numbers and by day. */
export function AnalyticsSection() {
  const { t } = useTranslation('adminLists');
  const { t: say } = useTranslation('admin');
  const { address, asked, isAsked, read, shown, until, usual, span } = useAskedSpan();
  useAskAgain(read, shown?.complete === false);
  return (
    <div className="grid grid-cols-1 gap-6">
      <SectionHead
        title={say('sections.analytics')}
        exportButton={
          shown
            ? isAsked && (
                <ListExport
                  name={`analytics-${shown.from}-${shown.to}`}
                  fetchFile={() => send(listAnalyticsDays, { query: { from: shown.from, to: shown.to, ...asFile } })}
                />
              )
            : false
        }
        lede={shown && t('analytics.zone', { zone: zonePlace(shown.timeZone, new Date()) })}
      />
      <div className={cx('flex flex-wrap items-center gap-3', ofOneHeight)}>
        <Spans
          until={until}
          from={isAsked ? usual.from : undefined}
          to={isAsked ? usual.to : undefined}
          onChoose={(chosen) => address.setAll(Object.entries(chosen) as Ends, { step: true })}
        />
        <SpanFields
          filters={{
            get: (end) => asked[end] ?? span[end],
            set: (end, value) => address.setAll(endsWith(end, value, span)),
          }}
        />
      </div>
      {!isAsked && (
        <Notice tone="amber" live>
          {t('analytics.wrongSpan')}
        </Notice>
      )}
      {shown && !shown.complete && <Notice>{t('analytics.counting')}</Notice>}
      {shown && isAsked ? (
        <>
          <AnalyticsFigures figures={shown} />
          <FarPart height="h-96">
            <AnalyticsCities from={shown.from} to={shown.to} />
          </FarPart>
          <FarPart height="h-96">
            <AnalyticsCohorts to={shown.to} />
          </FarPart>
        </>
      ) : read.error && isAsked ? (
        <ReadFailed title={t('analytics.failed')} read={read} />
      ) : (
        isAsked && <Skeleton className="h-96" />
      )}
    </div>
  );
}

/** The days that are asked for in the address, the usual ones where none are, and the figures over them. */
function useAskedSpan() {
  const address = useAddressValues<'from' | 'to'>();
  const asked = { from: [address.get('from')].find(isDay), to: [address.get('to')].find(isDay) };
  const isAsked = isSpan(asked);
  const read = useRead(getAnalytics, { query: isAsked ? asked : {} });
  const shown = read.data;
  const operatorZone = useOperatorZone();
  const timeZone = shown?.timeZone ?? operatorZone;
  const until = localTime(new Date(useNow()), timeZone).date;
  // what is asked for is marked before it has come
  const usual = asked.from ? asked : { from: firstOf(usualDays, until), to: until };
  const span = { from: shown?.from ?? usual.from, to: shown?.to ?? usual.to };
  return { address, asked, isAsked, read, shown, until, usual, span };
}

type Ends = ['from' | 'to', string][];
interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** Both ends go into the address together, so that what is there is what is shown. */
const endsWith = (end: 'from' | 'to', value: string, shown: Span | undefined): Ends => [
  ['from', end === 'from' ? value : (shown?.from ?? '')],
  ['to', end === 'to' ? value : (shown?.to ?? '')],
];

/** The server refuses any other; while a day is being typed nothing is asked. */
function isSpan({ from, to }: Span): boolean {
  if (!from || !to) return !from && !to;
  const length = Date.parse(to) - Date.parse(from);
  return length >= 0 && length < mostDays * day;
}

/** The first of so many days that end with this one. */
const firstOf = (days: number, until: string) =>
  new Date(Date.parse(until) - (days - 1) * day).toISOString().slice(0, 10);

/** The last week, month, quarter and year, until today. */
function Spans({ until, from, to, onChoose }: Span & { until: string; onChoose: (span: Required<Span>) => void }) {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('analytics.period')}</legend>
      {spans.map((days) => {
        const since = firstOf(days, until);
        return (
          <Chip
            key={days}
            label={t('analytics.days', { count: days, shown: formatNumber(days, language) })}
            pressed={from === since && to === until}
            onPress={() => onChoose({ from: since, to: until })}
          />
        );
      })}
    </fieldset>
  );
}

import { useTranslation } from 'react-i18next';
import type { CityFigures } from '#contract/admin-analytics.ts';
import { listAnalyticsCities } from '#contract/admin-calls.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { type MapPoint, PlaceMap } from '#web/ui/map.tsx';
import { clustersOf } from '#web/ui/map-clusters.ts';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { ListExport } from './list-export.tsx';
import { useFigureWriting } from './use-figure-writing.tsx';

/** More than these nobody compares; the file has all of them. */
const mostShown = 50;
/** More pins than these would cover each other. */
const mostPins = 25;

interface Span {
  from: string;
  to: string;
}

/** Where the marketplace is: each city on the map, and beside it in numbers. */
export function AnalyticsCities({ from, to }: Span) {
  const { t } = useTranslation('analytics');
  const read = useRead(listAnalyticsCities, { query: { from, to, limit: mostShown } });
  const fetchFile = () => send(listAnalyticsCities, { query: { from, to, ...asFile } });
  return (
    <Section title={t('cities.title')} aside={<ListExport part name={`cities-${from}-${to}`} fetchFile={fetchFile} />}>
      {read.data ? (
        <Cities cities={read.data} />
      ) : read.error ? (
        <ReadFailed title={t('cities.failed')} read={read} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Section>
  );
}

function Cities({ cities }: { cities: readonly CityFigures[] }) {
  const { t } = useTranslation('analytics');
  const { number } = useFigureWriting();
  const columns = useColumns();
  const points = usePoints(cities);
  if (cities.length === 0) return <p className="text-14 text-ink-soft">{t('cities.empty')}</p>;
  const unplaced = cities.filter(({ latitude }) => latitude === null).length;
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-2">
        {points.length > 0 && <PlaceMap points={points} label={t('cities.map')} className="w-full" />}
        {points.length > 0 && <p className="text-13">{t('cities.legend')}</p>}
        <p className="text-13 text-ink-soft">
          {cities.length === mostShown && t('cities.first', { shown: number(mostShown) })}{' '}
          {unplaced > 0 && t('cities.unplaced', { shown: number(unplaced) })}
        </p>
      </div>
      <Table caption={t('cities.title')} columns={columns} rows={cities} rowKey={keyOf} />
    </div>
  );
}

const keyOf = ({ city, state }: CityFigures): string => `${city}, ${state}`;

/** Cities beside each other have one pin, with the jobs of all of them: each of their own would cover the others. */
function usePoints(cities: readonly CityFigures[]): MapPoint[] {
  const { t } = useTranslation('analytics');
  const { number, moneyText } = useFigureWriting();
  const labelOf = (of: CityFigures) => {
    const counts = { paid: number(of.completedJobs), posted: number(of.postedJobs) };
    return t('cities.pin', { city: keyOf(of), gmv: moneyText(of.gmvCents), ...counts });
  };
  const placed = cities.flatMap((of) => {
    const { latitude, longitude } = of;
    return latitude === null || longitude === null ? [] : [{ of, place: { latitude, longitude } }];
  });
  const points = clustersOf(placed).map(({ place, pins }) => {
    const paid = pins.reduce((sum, { of }) => sum + of.completedJobs, 0);
    const about = { id: pins.map(({ of }) => keyOf(of)).join(), label: pins.map(({ of }) => labelOf(of)).join('\n') };
    // three digits fit a pin
    return { ...place, ...about, ...(paid < 1000 && { mark: String(paid) }) };
  });
  return points.slice(0, mostPins);
}

function useColumns(): TableColumn<CityFigures>[] {
  const { t } = useTranslation('analytics');
  const { t: say } = useTranslation('adminLists');
  const { number, money, percent } = useFigureWriting();
  const figure = (key: string, header: string, cell: TableColumn<CityFigures>['cell']) =>
    ({ key, header, cell, align: 'number' }) as const;
  return [
    {
      key: 'city',
      header: t('cities.city'),
      phone: 'title',
      cell: (of) => <bdi className="font-semibold">{of.city ? keyOf(of) : t('cities.unknown')}</bdi>,
    },
    figure('gmv', say('analytics.gmv'), (of) => money(of.gmvCents)),
    figure('paid', say('analytics.completed'), (of) => number(of.completedJobs)),
    figure('posted', say('analytics.posted'), (of) => number(of.postedJobs)),
    figure('fill', say('analytics.fill'), (of) => percent(of.fillRate)),
  ];
}

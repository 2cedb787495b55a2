import { MapPinOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { findNamedPlace, listApprovedCleaners } from '#contract/calls.ts';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import type { HostProperty } from '#contract/properties.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { filtersOn, type Search, unfiltered } from '#web/public-pages/find-cleaners/search.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { CardGrid } from './card-grid.tsx';

const CleanersMap = lazy(() => import('./cleaners-map.tsx').then((file) => ({ default: file.CleanersMap })));

export const CleanersLoading = () => (
  <div className="mt-8">
    <SkeletonRows rows={4} avatar />
  </div>
);

/** Whether a typed place is none that searches know; undefined until that is known. */
function useIsUnknown(location: string): boolean | undefined {
  const place = useRead(findNamedPlace, { query: { name: location }, enabled: location !== '' });
  if (location === '' || place.error) return false;
  return place.isPending ? undefined : place.data === null;
}

interface CleanerListProps {
  search: Search;
  onSearch: (search: Search) => void;
  /** The clock that the search's time is meant on. */
  timeZone: string | null;
  /** What distances are from where no place is typed: where the job is that is invited to, or one of the host’s homes. */
  from: { jobId?: string; propertyId?: string | undefined };
  /** Says that. */
  distances: ReactNode;
  /** The host’s, to stand on the map. */
  homes: readonly HostProperty[];
  /** The one that a job or the search is at, from which distances are where no place is typed. */
  atHome: string | undefined;
  card: (cleaner: ApprovedCleaner) => ReactNode;
}

const views = ['list', 'map'] as const;

/** What a search finds, as a list or on a map. */
export function CleanerList({ search, onSearch, timeZone, from, distances, homes, atHome, card }: CleanerListProps) {
  const { t } = useTranslation('findCleaners');
  const { get, set } = useAddressValues<'view'>();
  const isMap = get('view') === 'map';
  const found = usePages(listApprovedCleaners, {
    limit: isMap ? 100 : 24,
    radiusMiles: search.radiusMiles,
    ...(search.location ? { location: search.location, jobId: from.jobId } : from),
    language: search.language || undefined,
    cleaningType: search.cleaningType || undefined,
    ...freeSpan(search, timeZone),
    favorites: search.favorites && timeZone ? 'true' : undefined,
  });
  const unknown = useIsUnknown(search.location);
  const { items, total, error } = found;
  if (!items && error)
    return (
      <div className="mt-8">
        <ReadFailed title={t('failed')} read={found} />
      </div>
    );
  if (unknown)
    return (
      <div className="mt-8" role="status">
        <EmptyState icon={MapPinOff} title={t('unknownPlace')} description={t('unknownPlaceText')} />
      </div>
    );
  if (!items || (items.length === 0 && unknown === undefined)) return <CleanersLoading />;
  return (
    <section className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-1">
          <h2 aria-live="polite" className="text-16">
            {t('count', { count: total })}
          </h2>
          {distances}
        </div>
        <Segmented
          label={t('view.label')}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={isMap ? 'map' : 'list'}
          onValueChange={(view) => set('view', view === 'map' ? 'map' : '')}
        />
      </div>
      {items.length === 0 && <NobodyFound {...{ search, onSearch }} />}
      {isMap && items.length > 0 ? (
        <Suspense
          fallback={<Skeleton shape="card" className="aspect-square w-full lg:aspect-auto lg:h-144 lg:w-3/5" />}
        >
          <CleanersMap cleaners={items} homes={homes} fromHome={search.location ? undefined : atHome} card={card} />
        </Suspense>
      ) : (
        <CardGrid cleaners={blockedLast(items)} card={card} />
      )}
      {found.loadMore && (
        <Button className="mt-6" loading={found.loadingMore} onClick={found.loadMore}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

/** Whom the host has blocked is there to be looked at, after everybody who can be invited. */
const blockedLast = (cleaners: readonly ApprovedCleaner[]): ApprovedCleaner[] =>
  cleaners.toSorted((one, other) => Number(one.blocked ?? false) - Number(other.blocked ?? false));

function NobodyFound({ search, onSearch }: Pick<CleanerListProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation('findCleaners');
  const clear = <Button onClick={() => onSearch(unfiltered(search))}>{t('clear')}</Button>;
  return (
    <EmptyState title={t('empty')} description={t('emptyText')} action={filtersOn(search) > 0 ? clear : undefined} />
  );
}

const hourMs = 3_600_000;

/** The time that somebody should be free, as the server takes it. */
function freeSpan({ freeAt, freeHours }: Search, timeZone: string | null) {
  const freeFrom = freeAt && timeZone ? zonedToUtc(freeAt, timeZone) : null;
  if (!freeFrom) return {};
  return { freeFrom, freeTo: new Date(Date.parse(freeFrom) + freeHours * hourMs).toISOString() };
}

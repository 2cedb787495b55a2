import { CircleDashed, House } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { getJobMap } from '#contract/job-map-calls.ts';
import type { Job } from '#contract/jobs.ts';
import type { Point } from '#contract/today.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useDistance } from '#web/platform/use-distance.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { type MapHome, type MapPoint, PlaceMap } from '#web/ui/map.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { askedWith } from './asked-with.ts';
import { captionsIn, idOf, type Pin, useClusterLabel, useMark } from './map-words.ts';
import { useClusters } from './use-clusters.ts';
import type { JobFilters } from './use-job-filters.ts';

interface JobsMapProps {
  filters: JobFilters;
  profile: CleanerProfile;
  empty: ReactNode;
  /** One job as this page shows it, and the ids of those that it stands with. */
  children: (job: Job, together: readonly string[]) => ReactNode;
}

/** The open jobs on a map around the cleaner; a pin shows its jobs below, and a closer look where they lie apart. */
export function JobsMap({ filters, profile, empty, children }: JobsMapProps) {
  const { t } = useTranslation('jobMap');
  const read = useRead(getJobMap, { query: filters.query });
  const home = useHome(read.data?.home, profile.serviceRadiusKm);
  if (!read.data && read.error) return <ReadFailed title={t('failed')} read={read} />;
  if (!read.data) return <Skeleton shape="card" className={`w-full ${shape}`} />;
  if (read.data.total === 0) return empty;
  const { pins, total } = read.data;
  const unplaced = total - pins.length;
  return (
    <div className="grid gap-4">
      {pins.length > 0 && (
        <Drawn key={JSON.stringify(filters.query)} home={home} pins={pins}>
          {children}
        </Drawn>
      )}
      {unplaced > 0 && <Unplaced count={unplaced} />}
    </div>
  );
}

/** Where the reader lives, as a map shows it. */
function useHome(place: Point | null | undefined, km: number): MapHome | null {
  const { t } = useTranslation('jobMap');
  const { radius } = useDistance();
  const [label, reach] = [t('home'), radius(km)];
  return useMemo(() => (place ? { ...place, km, label, reach } : null), [place, km, label, reach]);
}

function Unplaced({ count }: { count: number }) {
  const { t } = useTranslation('jobMap');
  const { language } = useLanguage();
  return <p className="text-13 text-ink-soft">{t('unplaced', { number: formatNumber(count, language) })}</p>;
}

interface DrawnProps extends Pick<JobsMapProps, 'children'> {
  home: MapHome | null;
  pins: readonly Pin[];
}

/** So many jobs stand with the map before a pin is chosen, in the order of the list: below it few, beside it more. */
const unasked = { below: 3, beside: 10 };
/** On a phone a map as high as wide shows more than a wide one; in a wide window it is as high as the window lets it. */
const shape = 'aspect-square sm:aspect-16/10 lg:aspect-auto lg:h-[min(34rem,calc(100dvh-8rem))]';

function Drawn({ home, pins, children }: DrawnProps) {
  const { t } = useTranslation('jobMap');
  const { unit } = useDistance();
  const label = useClusterLabel();
  const { clusters, frame, chosen, asked, closer, choose, showAll } = useClusters(home, pins);
  const markOf = useMark();
  const isWide = useIsWide();
  const list = useInSight(chosen);
  // the outlines are drawn anew only where other points are
  const points = useMemo((): MapPoint[] => {
    const captionOf = captionsIn(clusters);
    return clusters.map((cluster) => ({
      ...{ id: idOf(cluster), ...cluster.place, label: label(cluster), caption: captionOf(cluster) },
      mark: markOf(cluster),
    }));
  }, [clusters, label, markOf]);
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
      <div className="grid gap-2 lg:sticky lg:top-20">
        <PlaceMap
          {...{ points, home, frame, unit, shape }}
          onSelect={choose}
          selected={chosen}
          label={t('label')}
          className="w-full"
        />
        {home && <Legend home={home} />}
      </div>
      <div ref={list} className="grid min-w-0 gap-4 *:scroll-my-24">
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 pointer-coarse:min-h-11">
          <p role="status" className="text-13 text-ink-soft">
            {asked ? label({ pins: [...asked] }) : t('choose')}
          </p>
          {(closer || chosen) && <Button onClick={showAll}>{t('all')}</Button>}
        </div>
        <Cards pins={asked ?? pins.slice(0, isWide ? unasked.beside : unasked.below)}>{children}</Cards>
      </div>
    </div>
  );
}

function Cards({ pins, children }: Pick<DrawnProps, 'pins' | 'children'>) {
  const jobs = pins.map(({ job }) => job);
  return jobs.map((job) => children(job, askedWith(jobs, job)));
}

/** Once a pin is chosen, the first of its jobs stands whole under the map, above the bar of a phone. */
function useInSight(chosen: string | null) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null) list.current?.children.item(1)?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  return list;
}

/** What the house and the circle are. */
function Legend({ home }: { home: MapHome }) {
  const { t } = useTranslation('jobMap');
  const item = 'inline-flex items-center gap-1.5';
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-soft">
      <span className={item}>
        <House aria-hidden size={16} strokeWidth={1.75} />
        {home.label}
      </span>
      <span className={item}>
        <CircleDashed aria-hidden size={16} strokeWidth={1.75} className="text-green" />
        {t('radius', { distance: home.reach })}
      </span>
    </p>
  );
}

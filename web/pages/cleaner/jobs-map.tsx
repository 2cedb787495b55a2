import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getJobMap } from '#contract/job-map-calls.ts';
import type { Job } from '#contract/jobs.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { type MapPoint, PlaceMap } from '#web/ui/map.tsx';
import { type Cluster, clustersOf, isSpread } from '#web/ui/map-clusters.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { JobFilters } from './use-job-filters.ts';

type Pin = AnswerOf<typeof import('#contract/job-map.ts').getJobMap>['pins'][number];

interface JobsMapProps {
  filters: JobFilters;
  empty: ReactNode;
  /** One job as this page shows it. */
  children: (job: Job) => ReactNode;
}

/** The open jobs on a map around the cleaner; a pin shows its jobs below, and a closer look where they lie apart. */
export function JobsMap({ filters, empty, children }: JobsMapProps) {
  const { t } = useTranslation('jobMap');
  const read = useRead(getJobMap, { query: filters.query });
  if (!read.data && read.error) return <ReadFailed title={t('failed')} read={read} />;
  if (!read.data) return <Skeleton shape="card" className="aspect-16/10 w-full" />;
  if (read.data.total === 0) return empty;
  const { home, pins, total } = read.data;
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

function Unplaced({ count }: { count: number }) {
  const { t } = useTranslation('jobMap');
  const { language } = useLanguage();
  return <p className="text-13 text-ink-soft">{t('unplaced', { number: formatNumber(count, language) })}</p>;
}

interface DrawnProps extends Pick<JobsMapProps, 'children'> {
  home: AnswerOf<typeof import('#contract/job-map.ts').getJobMap>['home'];
  pins: readonly Pin[];
}

const homeId = 'home';
/** So many jobs stand below the map before a pin is chosen, in the order of the list. */
const unasked = 3;

function Drawn({ home, pins, children }: DrawnProps) {
  const { t } = useTranslation('jobMap');
  const [closer, setCloser] = useState<readonly Pin[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const label = useClusterLabel();
  const clusters = clustersOf(closer ?? pins);
  const asked = clusters.find((cluster) => idOf(cluster) === chosen)?.pins ?? closer;
  const points: MapPoint[] = clusters.map((cluster) => ({
    ...{ id: idOf(cluster), ...cluster.place, label: label(cluster) },
    mark: String(cluster.pins.length),
  }));
  function choose(id: string) {
    const cluster = clusters.find((each) => idOf(each) === id);
    if (!cluster) return;
    const goesCloser = cluster.pins.length > 1 && clusters.length > 1 && isSpread(cluster.pins);
    if (goesCloser) setCloser(cluster.pins);
    setChosen(goesCloser ? null : id);
  }
  const showAll = () => {
    setCloser(null);
    setChosen(null);
  };
  const ownHome: MapPoint[] = home && !closer ? [{ id: homeId, ...home, label: t('home'), tone: 'outline' }] : [];
  return (
    <>
      <PlaceMap
        points={[...ownHome, ...points]}
        onSelect={choose}
        selected={chosen}
        label={t('label')}
        className="w-full max-w-3xl"
      />
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3 pointer-coarse:min-h-11">
        <p role="status" className="text-13 text-ink-soft">
          {asked ? label({ pins: [...asked] }) : t('choose')}
        </p>
        {(closer ?? chosen) && <Button onClick={showAll}>{t('all')}</Button>}
      </div>
      {(asked ?? pins.slice(0, unasked)).map(({ job }) => children(job))}
    </>
  );
}

const idOf = ({ pins }: Pick<Cluster<Pin>, 'pins'>): string => pins[0]?.job.id ?? '';

/** "Tybee Island: 3 jobs", by where the first of them is. */
function useClusterLabel() {
  const { t } = useTranslation('jobMap');
  const { language } = useLanguage();
  return ({ pins }: Pick<Cluster<Pin>, 'pins'>) =>
    t('cluster', {
      place: pins[0]?.job.city ?? pins[0]?.job.zipCode ?? '',
      ...{ count: pins.length, shown: formatNumber(pins.length, language) },
    });
}

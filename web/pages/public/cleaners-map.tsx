import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import { type MapPoint, PlaceMap } from '#web/ui/map.tsx';
import { type Cluster, clustersOf } from '#web/ui/map-clusters.ts';
import { CardGrid } from './card-grid.tsx';

interface CleanersMapProps {
  cleaners: readonly ApprovedCleaner[];
  card: (cleaner: ApprovedCleaner) => ReactNode;
}

interface Pin {
  cleaner: ApprovedCleaner;
  place: NonNullable<ApprovedCleaner['place']>;
}

/** The cleaners found on a map, each about where they live; a pin shows who is there, below. */
export function CleanersMap({ cleaners, card }: CleanersMapProps) {
  const { t } = useTranslation('findCleaners');
  const [chosen, setChosen] = useState<string | null>(null);
  const clusters = clustersOf(
    cleaners.flatMap((cleaner) => (cleaner.place ? [{ cleaner, place: cleaner.place }] : [])),
  );
  const listed = clusters.find((cluster) => idOf(cluster) === chosen)?.pins ?? [];
  const unplaced = cleaners.filter(({ place }) => place === null).length;
  const points: MapPoint[] = clusters.map((cluster) => ({
    ...{ id: idOf(cluster), ...cluster.place },
    label: t('map.cluster', { place: cluster.pins[0]?.cleaner.city ?? '', count: cluster.pins.length }),
    mark: String(cluster.pins.length),
  }));
  return (
    <div className="grid gap-4">
      <PlaceMap
        points={points}
        onSelect={setChosen}
        selected={chosen}
        label={t('map.label')}
        className="w-full max-w-3xl"
      />
      <p role="status" className="text-13 text-ink-soft">
        {t('map.choose')} {unplaced > 0 && t('map.unplaced', { count: unplaced })}
      </p>
      <CardGrid cleaners={listed.map(({ cleaner }) => cleaner)} card={card} />
    </div>
  );
}

const idOf = ({ pins }: Cluster<Pin>): string => pins[0]?.cleaner.id ?? '';

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import type { HostProperty } from '#contract/properties.ts';
import { type MapPoint, PlaceMap } from '#web/ui/map.tsx';
import { type Cluster, clustersOf, shareOf } from '#web/ui/map-clusters.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { CardGrid } from './card-grid.tsx';

interface CleanersMapProps {
  cleaners: readonly ApprovedCleaner[];
  /** The host’s, whose distances these are. */
  homes: readonly HostProperty[];
  /** The one of them that they are from; undefined where they are from elsewhere. */
  fromHome: string | undefined;
  card: (cleaner: ApprovedCleaner) => ReactNode;
}

interface Pin {
  cleaner: ApprovedCleaner;
  place: NonNullable<ApprovedCleaner['place']>;
}

/** The cleaners found on a map, each about where they live, and the host’s homes; the cards stand beside it, those of one pin alone once it is chosen. */
export function CleanersMap({ cleaners, homes, fromHome, card }: CleanersMapProps) {
  const { t } = useTranslation('findCleaners');
  const [chosen, setChosen] = useState<string | null>(null);
  const share = shareOf(useIsWide());
  const placed = cleaners.flatMap((cleaner) => (cleaner.place ? [{ cleaner, place: cleaner.place }] : []));
  const clusters = clustersOf(placed, { share });
  // everybody is shown until a pin is chosen
  const shown = clusters.find((cluster) => idOf(cluster) === chosen);
  // a town is named once, at its first pin: each pin's own name is read out and shown with its list
  const isFirstOf = (cluster: Cluster<Pin>) => clusters.find((one) => townOf(one) === townOf(cluster)) === cluster;
  const points: MapPoint[] = clusters.map((cluster) => ({
    ...{ id: idOf(cluster), ...cluster.place },
    label: t('map.cluster', { place: townOf(cluster), count: cluster.pins.length }),
    mark: String(cluster.pins.length),
    caption: onlyOneOf(cluster)?.firstName || (isFirstOf(cluster) ? townOf(cluster) : ''),
  }));
  const houses = housesOf(homes, share, fromHome);
  return (
    <div className="grid items-start gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {/* above it: that a pin is to be pressed is read before it is */}
      <div className="lg:col-span-full">
        <Explained {...{ cleaners, homes, fromHome }} />
      </div>
      <div className="lg:sticky lg:top-[calc(var(--top-bar)+1rem)]">
        <PlaceMap
          points={[...points, ...houses]}
          onSelect={setChosen}
          selected={shown ? idOf(shown) : null}
          label={t('map.label')}
          shape="aspect-square lg:aspect-auto lg:h-[min(36rem,calc(100dvh-var(--top-bar)-2rem))]"
          className="w-full"
        />
      </div>
      <div className="grid gap-3">
        {shown && (
          <TextButton className="justify-self-start" onClick={() => setChosen(null)}>
            {t('map.all')}
          </TextButton>
        )}
        <CardGrid beside cleaners={shown ? shown.pins.map(({ cleaner }) => cleaner) : cleaners} card={card} />
      </div>
    </div>
  );
}

/** What the pins and the houses are, and who is on none. */
function Explained({ cleaners, homes, fromHome }: Omit<CleanersMapProps, 'card'>) {
  const { t } = useTranslation('findCleaners');
  const placed = homes.filter(({ place }) => place);
  const from = placed.find(({ id }) => id === fromHome);
  const unplaced = cleaners.filter(({ place }) => place === null).length;
  const sentences = [
    t('map.choose'),
    placed.length > 0 && t('map.homes'),
    from && t('map.from', { home: from.title }),
    unplaced > 0 && t('map.unplaced', { count: unplaced }),
  ];
  return (
    <p role="status" className="text-13 text-ink-soft">
      {sentences.filter(Boolean).join(' ')}
    </p>
  );
}

/** Homes of one ZIP code are one house, which names them all; the one that distances are from goes before the others. */
function housesOf(homes: readonly HostProperty[], share: number, fromHome: string | undefined): MapPoint[] {
  const placed = homes.flatMap(({ id, title, place }) => (place ? [{ id, title, place }] : []));
  return clustersOf(placed, { share }).map(({ place, pins }) => {
    const from = pins.find(({ id }) => id === fromHome);
    const [first, ...others] = from ? [from, ...pins.filter((pin) => pin !== from)] : pins;
    return {
      ...{ id: `home-${first?.id}`, ...(from?.place ?? place), isHouse: true, isFrom: from !== undefined },
      label: [first, ...others].map((pin) => pin?.title).join(', '),
      // where there are several, the first stands for them, and the mark names all
      caption: others.length > 0 ? `${first?.title} +${others.length}` : (first?.title ?? ''),
    };
  });
}

const onlyOneOf = ({ pins: [first, ...others] }: Cluster<Pin>) => (others.length === 0 ? first?.cleaner : undefined);
const idOf = ({ pins }: Cluster<Pin>): string => pins[0]?.cleaner.id ?? '';
const townOf = ({ pins }: Cluster<Pin>): string => pins[0]?.cleaner.city ?? '';

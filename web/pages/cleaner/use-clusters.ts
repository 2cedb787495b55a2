import { useMemo, useState } from 'react';
import type { Point } from '#contract/today.ts';
import type { MapHome } from '#web/ui/map.tsx';
import { clustersOf, endsOf, isSpread, shareOf, spanOf } from '#web/ui/map-clusters.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { idOf, type Pin } from './map-words.ts';

/** A circle that is so many times as wide as what lies in it would make one heap of it, so only a part of it is shown. */
const muchWider = 5;

/** The pins as a map tells them apart, which of them is chosen, and the closer look at what lies together. */
export function useClusters(home: MapHome | null, pins: readonly Pin[]) {
  const share = shareOf(useIsWide());
  const [closer, setCloser] = useState<readonly Pin[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const frame = useMemo(
    () => (closer ? closerFrame(home, closer, share) : frameOf(home, pins)),
    [closer, home, pins, share],
  );
  const clusters = useMemo(() => clustersOf(closer ?? pins, { frame, share }), [closer, pins, frame, share]);
  const asked = clusters.find((cluster) => idOf(cluster) === chosen)?.pins ?? closer;
  function choose(id: string) {
    const cluster = clusters.find((each) => idOf(each) === id);
    if (!cluster) return;
    const goesCloser = clusters.length > 1 && isSpread(cluster.pins, share);
    if (goesCloser) setCloser(cluster.pins);
    setChosen(goesCloser ? null : id);
  }
  const showAll = () => {
    setCloser(null);
    setChosen(null);
  };
  return { clusters, frame, chosen, asked, closer, choose, showAll };
}

/** The home stays in sight on a closer look, unless the pins would be one heap again. */
function closerFrame(home: MapHome | null, closer: readonly Pin[], share: number): Point[] {
  if (!home) return [];
  const frame = [{ latitude: home.latitude, longitude: home.longitude }];
  return clustersOf(closer, { frame, share }).length > 1 ? frame : [];
}

/** The reader’s home, and how far they go around it. */
function frameOf(home: MapHome | null, pins: readonly Pin[]): Point[] {
  if (!home) return [];
  const { latitude, longitude, km } = home;
  const here = { latitude, longitude };
  const ends = endsOf(here, km);
  const jobs = spanOf([here, ...pins.map(({ place }) => place)]);
  return spanOf(ends) > muchWider * jobs ? [here] : [here, ...ends];
}

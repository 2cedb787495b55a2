import { cx } from 'class-variance-authority';
import { useMemo } from 'react';
import type { Point } from '#contract/today.ts';
import { type Caption, captionsOf } from './map-captions.ts';
import { MapHomePlace } from './map-home.tsx';
import { MapHouse, MapHousePost } from './map-house.tsx';
import type { MapProps } from './map-model.ts';
import { MapPin } from './map-pin.tsx';
import { homeRoom, pinHeight, pinWidthOf } from './map-pin-size.ts';
import { type PlacedPoint, projectPoints } from './map-projection.ts';
import { MapScale } from './map-scale.tsx';
import { useMapSize } from './use-map-size.ts';

const nothing: readonly Point[] = [];

/** The states as shapes, the points as pins; pins that can be chosen take focus and Enter. */
export function MapDrawing(props: Omit<MapProps, 'shape' | 'className'>) {
  const { points, joined, home = null, frame = nothing, unit = 'mi', onSelect, selected, label } = props;
  const { ref, size } = useMapSize();
  const sheet = useMemo(() => projectPoints(points, frame, size), [points, frame, size]);
  const { land, borders, milePixels } = sheet;
  const homeAt = home && milePixels !== null ? sheet.at(home) : null;
  const places = sheet.places.map((place) => (homeAt ? besideHome(place, homeAt) : place));
  const captions = captionsOf(places, size, homeAt);
  const houses = places.filter(({ point }) => point.isHouse);
  const pins = places.filter(({ point }) => !point.isHouse);
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role={onSelect ? 'group' : 'img'}
      aria-label={onSelect ? label : [label, ...points.map((point) => point.label)].join(', ')}
      className="size-full"
    >
      <path d={land} className="fill-land" />
      <path d={borders} className="fill-none stroke-land-line" strokeWidth={1} />
      {home && homeAt && milePixels !== null && <MapHomePlace home={home} {...{ ...homeAt, milePixels, size }} />}
      {joined && (
        <polyline
          points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-none stroke-green"
          strokeWidth={3}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      <Captions of={captions} />
      {houses.map((house) => (
        <MapHousePost key={house.point.id} {...house} />
      ))}
      {pins.map(({ point, x, y }) => (
        <MapPin key={point.id} {...{ point, x, y, onSelect }} chosen={point.id === selected} />
      ))}
      {houses.map((house) => (
        <MapHouse key={house.point.id} {...house} />
      ))}
      {milePixels !== null && <MapScale {...{ milePixels, size, unit }} />}
    </svg>
  );
}

function Captions({ of }: { of: readonly Caption[] }) {
  return of.map(({ text, x, y, anchor, isFrom }) => (
    <text
      key={text}
      aria-hidden
      {...{ x, y }}
      textAnchor={anchor}
      className={cx(
        'fill-ink stroke-surface stroke-3 [paint-order:stroke]',
        isFrom ? 'text-14 font-bold' : 'text-12 font-medium',
      )}
    >
      {text}
    </text>
  ));
}

/** Between the house and a pin, whose edges have a width. */
const gap = 4;

/** A pin is about where its job is, as far as the ZIP code tells, so it may step aside for the house. */
function besideHome(place: PlacedPoint, home: { x: number; y: number }): PlacedPoint {
  const [right, down] = [place.x - home.x, place.y - home.y];
  const room = { x: pinWidthOf(place.point.mark) / 2 + homeRoom + gap, y: pinHeight / 2 + homeRoom + gap };
  if (Math.abs(right) >= room.x || Math.abs(down) >= room.y) return place;
  return { ...place, y: home.y + (down < 0 ? -room.y : room.y) };
}

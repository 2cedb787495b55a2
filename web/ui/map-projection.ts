import { type GeoProjection, geoAlbersUsa, geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/states-10m.json' with { type: 'json' };
import type { Point } from '#contract/today.ts';
import { leastDegrees } from './map-clusters.ts';
import type { MapPoint } from './map-model.ts';

/** In pixels. */
export interface MapSize {
  width: number;
  height: number;
}

type States = Topology<{ states: GeometryCollection; nation: GeometryCollection }>;

// The package ships plain JSON without types; this is the shape described in its README.
const states = atlas as unknown as States;
const nation = feature(states, states.objects.nation);
const inner = mesh(states, states.objects.states);

/** If the points span more degrees than this the whole country is shown, otherwise their neighborhood. */
const wideDegrees = 12;

export type PlacedPoint = { point: MapPoint; x: number; y: number };

export type Sheet = {
  land: string;
  borders: string;
  places: PlacedPoint[];
  /** Pixels per mile; null if the whole country is shown. */
  milePixels: number | null;
  /** Where on the sheet a place is; null outside the country. */
  at: (place: Point) => { x: number; y: number } | null;
};

/** Outlines and points on one sheet of the given size, in which `frame` is in sight, too. */
export function projectPoints(points: readonly MapPoint[], frame: readonly Point[], size: MapSize): Sheet {
  const box = bounds([...points, ...frame]);
  const near = box !== null && Math.max(box.east - box.west, box.north - box.south) <= wideDegrees;
  const project = near ? neighbourhood(box, size) : geoAlbersUsa().fitExtent(inset(8, size), nation);
  const path = geoPath(project).digits(1);
  const at = ({ longitude, latitude }: Point) => {
    const found = project([longitude, latitude]);
    return found && { x: Math.round(found[0]), y: Math.round(found[1]) };
  };
  const places = points.flatMap((point) => {
    const place = at(point);
    return place ? [{ point, ...place }] : [];
  });
  const milePixels = near ? mileAt(project, box) : null;
  return { land: path(nation) ?? '', borders: path(inner) ?? '', places, milePixels, at };
}

/** A degree of latitude is 69 miles everywhere. */
function mileAt(project: GeoProjection, { west, south, north }: Box): number | null {
  const low = project([west, south]);
  const high = project([west, north]);
  return low && high ? Math.abs(low[1] - high[1]) / ((north - south) * 69) : null;
}

/** Room for half a pin and its name around the outermost of them. */
const marginOf = ({ width }: MapSize): number => (width < 480 ? 40 : 56);

function neighbourhood(box: Box, size: MapSize): GeoProjection {
  const corners: GeoJSON.MultiPoint = {
    type: 'MultiPoint',
    coordinates: [
      [box.west, box.south],
      [box.east, box.north],
    ],
  };
  return geoMercator()
    .fitExtent(inset(marginOf(size), size), corners)
    .clipExtent([
      [-20, -20],
      [size.width + 20, size.height + 20],
    ]);
}

function inset(by: number, { width, height }: MapSize): [[number, number], [number, number]] {
  return [
    [by, by],
    [width - by, height - by],
  ];
}

type Box = { west: number; east: number; south: number; north: number };

function bounds(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const longitudes = points.map((point) => point.longitude);
  const latitudes = points.map((point) => point.latitude);
  const [west, east] = widen(Math.min(...longitudes), Math.max(...longitudes));
  const [south, north] = widen(Math.min(...latitudes), Math.max(...latitudes));
  return { west, east, south, north };
}

function widen(low: number, high: number): [number, number] {
  const missing = Math.max(0, leastDegrees - (high - low)) / 2;
  return [low - missing, high + missing];
}

import { type GeoProjection, geoAlbersUsa, geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/states-10m.json' with { type: 'json' };
import type { MapPoint } from './map-model.ts';

export const mapWidth = 640;
export const mapHeight = 400;

type States = Topology<{ states: GeometryCollection; nation: GeometryCollection }>;

// The package ships plain JSON without types; this is the shape described in its README.
const states = atlas as unknown as States;
const nation = feature(states, states.objects.nation);
const inner = mesh(states, states.objects.states);

/** If the points span more degrees than this the whole country is shown, otherwise their neighborhood. */
const wideDegrees = 12;
/** A single place still gets some miles around it. */
const leastDegrees = 0.3;

export type PlacedPoint = { point: MapPoint; x: number; y: number };

export type Sheet = {
  land: string;
  borders: string;
  places: PlacedPoint[];
  /** Pixels per mile; null if the whole country is shown. */
  milePixels: number | null;
};

/** Outlines and points on one sheet of `mapWidth` by `mapHeight`. Points outside the sheet are left out. */
export function projectPoints(points: readonly MapPoint[]): Sheet {
  const box = bounds(points);
  const near = box !== null && Math.max(box.east - box.west, box.north - box.south) <= wideDegrees;
  const project = near ? neighbourhood(box) : geoAlbersUsa().fitExtent(inset(8), nation);
  const path = geoPath(project).digits(1);
  const places = points.flatMap((point) => {
    const at = project([point.longitude, point.latitude]);
    return at ? [{ point, x: Math.round(at[0]), y: Math.round(at[1]) }] : [];
  });
  const milePixels = near ? mileAt(project, box) : null;
  return { land: path(nation) ?? '', borders: path(inner) ?? '', places, milePixels };
}

/** A degree of latitude is 69 miles everywhere. */
function mileAt(project: GeoProjection, { west, south, north }: Box): number | null {
  const low = project([west, south]);
  const high = project([west, north]);
  return low && high ? Math.abs(low[1] - high[1]) / ((north - south) * 69) : null;
}

function neighbourhood(box: Box): GeoProjection {
  const corners: GeoJSON.MultiPoint = {
    type: 'MultiPoint',
    coordinates: [
      [box.west, box.south],
      [box.east, box.north],
    ],
  };
  return geoMercator()
    .fitExtent(inset(56), corners)
    .clipExtent([
      [-20, -20],
      [mapWidth + 20, mapHeight + 20],
    ]);
}

function inset(by: number): [[number, number], [number, number]] {
  return [
    [by, by],
    [mapWidth - by, mapHeight - by],
  ];
}

type Box = { west: number; east: number; south: number; north: number };

function bounds(points: readonly MapPoint[]): Box | null {
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

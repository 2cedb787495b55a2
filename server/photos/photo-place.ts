import { placeIn, type SealedColumn } from '#server/platform/sealed-column.ts';
import type { Sealer } from '#server/platform/sealer.ts';

interface Place {
  latitude: number;
  longitude: number;
}

export const sealedPlace: SealedColumn = { table: 'upload', column: 'place_sealed', key: ['id'], kind: 'bytea' };
const placeAt = (uploadId: string) => placeIn(sealedPlace, [uploadId]);

export const sealPlace = (sealer: Sealer, uploadId: string, { latitude, longitude }: Place): Buffer =>
  sealer.seal(JSON.stringify([latitude, longitude]), placeAt(uploadId));

/** Metres between where a picture was taken and its property; null if either is unknown. */
export function metresApart(
  sealer: Sealer,
  { id, placeSealed }: { id: string; placeSealed: Buffer | null },
  property: { latitude: number | null; longitude: number | null },
): number | null {
  const { latitude, longitude } = property;
  if (!placeSealed || latitude === null || longitude === null) return null;
  const [sealedLatitude, sealedLongitude] = JSON.parse(sealer.open(placeSealed, placeAt(id))) as [number, number]; // sealPlace wrote it
  return metresBetween({ latitude, longitude }, { latitude: sealedLatitude, longitude: sealedLongitude });
}

const earthRadius = 6_371_008;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The haversine formula. */
function metresBetween(one: Place, other: Place): number {
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width;
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))));
}

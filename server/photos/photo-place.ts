import { metresBetween } from '#contract/metres-between.ts';
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
  return Math.round(metresBetween({ latitude, longitude }, { latitude: sealedLatitude, longitude: sealedLongitude }));
}

import type { PhotoMaker } from '#contract/photo-truth.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';

/** When and where a picture was taken, according to its metadata. */
interface Taken {
  takenAt: Date | null;
  place: { latitude: number; longitude: number } | null;
}
export interface PictureOrigin extends Taken {
  /** What the file itself says it is, where that is no photo. */
  madeBy: PhotoMaker | null;
}
interface ReadOrigin extends Taken {
  programs: string[];
}

const unknown: ReadOrigin = { takenAt: null, place: null, programs: [] };
const exifHeader = 'Exif\0\0';

/** Reads EXIF; a camera clock without a zone is read in the given one. Damaged metadata counts as none. */
export async function pictureOrigin(exif: Buffer | null, timeZone: string): Promise<ReadOrigin> {
  if (!exif) return unknown;
  const tiff = exif.toString('latin1', 0, exifHeader.length) === exifHeader ? exif.subarray(exifHeader.length) : exif;
  // Loaded with the first picture that has metadata.
  const { default: exifr } = await import('exifr');
  try {
    const tags: unknown = await exifr.parse(tiff, { tiff: true, exif: true, gps: true, reviveValues: false });
    return { takenAt: takenAt(tags, timeZone), place: placeOf(tags), programs: programsOf(tags) };
  } catch {
    return unknown;
  }
}

const tag = (tags: unknown, name: string): unknown =>
  typeof tags === 'object' && tags !== null ? (tags as Record<string, unknown>)[name] : undefined;

/** "2026:05:06 14:03:21", with an offset such as "-05:00" next to it if the camera knows one. */
function takenAt(tags: unknown, timeZone: string): Date | null {
  const match = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})/.exec(String(tag(tags, 'DateTimeOriginal')));
  if (!match) return null;
  const local = `${match[1]}-${match[2]}-${match[3]}T${match[4]}`;
  const offset = /^[+-]\d{2}:\d{2}$/.exec(String(tag(tags, 'OffsetTimeOriginal')))?.[0];
  const instant = new Date(offset ? `${local}${offset}` : (zonedToUtc(local, timeZone) ?? ''));
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** The programs that the file has gone through, as far as they have signed it. */
const programsOf = (tags: unknown): string[] =>
  ['Software', 'ProcessingSoftware'].map((name) => tag(tags, name)).filter((name) => typeof name === 'string');

function placeOf(tags: unknown): Taken['place'] {
  const [latitude, longitude] = [tag(tags, 'latitude'), tag(tags, 'longitude')];
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180; // also false for NaN
  return isOnGlobe ? { latitude, longitude } : null;
}

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { uploadPixels } from '#contract/photo-limits.ts';
import { signIn } from '#contract/picture-signs.ts';
import { lookOf, lookSide, packLook } from './looks/look-of.ts';
import { unpacksTooMuch } from './packed-texts.ts';
import { pictureMaker } from './picture-maker.ts';
import { type PictureOrigin, pictureOrigin } from './picture-origin.ts';

/** Paths: what a client sent, and where to write the picture, its copy for a screen and its thumbnail. */
export interface RewriteOrder {
  sent: string;
  whole: string;
  screen: string;
  small: string;
  /** The zone assumed for a camera clock without one. */
  timeZone: string;
}

/** The result: decoded, turned upright and rewritten without metadata; or why the picture is refused. */
export type Rewritten =
  | { refused: 'photoPixels' | 'photoDamaged' }
  | { refused: null; width: number; height: number; picture: Recognized; origin: PictureOrigin };

/** What the picture is recognized by. */
interface Recognized {
  /** SHA-256 of the picture as it is written. */
  hash: Buffer;
  /** As looks/look-of.ts packs them. */
  points: Buffer;
}

const longestSide = 4096;
const copies = { screen: { side: 1024, quality: 72 }, small: { side: 320, quality: 75 } };
/**
 * From this many pixels on, a JPEG's tables are not optimized: 7% larger, but 90 MB less with a whole picture in
 * memory.
 */
const fewerTables = 20_000_000;

sharp.cache(false);
// No other format is ever read, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] });

/**
 * Rewrites a picture as JPEG, so that nothing but the pixels is kept: no metadata, no appended file, no script. Rejects
 * only if it cannot be written.
 */
export async function rewritePicture({ sent, whole, screen, small, timeZone }: RewriteOrder): Promise<Rewritten> {
  // before anything of it is unpacked
  if (await unpacksTooMuch(sent)) return { refused: 'photoDamaged' };
  const metadata = await headOf(sent);
  if (!metadata) return { refused: 'photoDamaged' };
  const pixels = metadata.width * metadata.height;
  if (pixels > uploadPixels) return { refused: 'photoPixels' };
  const jpeg = await decode(sent, pixels).catch(() => null);
  if (!jpeg) return { refused: 'photoDamaged' };
  await writeFile(whole, jpeg.data);
  const { width, height } = jpeg.info;
  await shrink(whole, screen, copies.screen);
  await shrink(whole, small, copies.small);
  const { programs, ...taken } = await pictureOrigin(metadata.exif ?? null, timeZone);
  // in a PNG it may be compressed
  const described = signIn(metadata.xmp?.toString('latin1') ?? '');
  const origin = { ...taken, madeBy: described ?? (await pictureMaker(sent, programs)) };
  return { refused: null, width, height, picture: await recognized(whole, jpeg.data), origin };
}

/** Null if no reader understands it. */
const headOf = (path: string): Promise<Metadata | null> =>
  sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);

const decode = (path: string, pixels: number) =>
  // The limit has been checked already, so that too many pixels and a damaged file get different messages.
  sharp(path, { failOn: 'error', limitInputPixels: uploadPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 85, optimiseCoding: pixels < fewerTables })
    .toBuffer({ resolveWithObject: true });

async function shrink(whole: string, to: string, { side, quality }: { side: number; quality: number }): Promise<void> {
  const copy = await sharp(whole)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer();
  await writeFile(to, copy);
}

async function recognized(whole: string, jpeg: Buffer): Promise<Recognized> {
  const { data, info } = await sharp(whole)
    .greyscale()
    .resize({ width: lookSide, height: lookSide, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = { width: info.width, height: info.height, values: Float32Array.from(data) };
  return { hash: createHash('sha256').update(jpeg).digest(), points: packLook(lookOf(grey)) };
}

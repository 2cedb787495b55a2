import { writeFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { uploadPixels } from '#contract/photo-limits.ts';
import { differenceHash, hashColumns, hashRows } from './perceptual-hash.ts';
import { type PictureOrigin, pictureOrigin } from './picture-origin.ts';

/** Paths: what a client sent, and where the picture and its thumbnail are to be written. */
export interface RewriteOrder {
  sent: string;
  whole: string;
  small: string;
  /** What a camera's clock without a zone shows. */
  timeZone: string;
}

/** What became of a picture: decoded, turned upright and written anew without metadata; or why it is refused. */
export type Rewritten =
  | { refused: 'photoPixels' | 'photoDamaged' }
  | { refused: null; width: number; height: number; perceptualHash: bigint; origin: PictureOrigin };

const longestSide = 4096;
const thumbnailSide = 320;
/** From here on the tables of a JPEG are not fitted to it: 7 % larger, but 90 MB less while a whole picture is in memory. */
const fewerTables = 20_000_000;

sharp.cache(false);
// Nothing but these is ever read, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] });

/**
 * Writes a picture anew as JPEG, so that nothing but the pixels is kept: no metadata, no appended file, no script.
 * Rejects only when it cannot be written.
 */
export async function rewritePicture({ sent, whole, small, timeZone }: RewriteOrder): Promise<Rewritten> {
  const metadata = await headOf(sent);
  if (!metadata) return { refused: 'photoDamaged' };
  const pixels = metadata.width * metadata.height;
  if (pixels > uploadPixels) return { refused: 'photoPixels' };
  const jpeg = await decode(sent, pixels).catch(() => null);
  if (!jpeg) return { refused: 'photoDamaged' };
  await writeFile(whole, jpeg.data);
  const { width, height } = jpeg.info;
  const origin = await pictureOrigin(metadata.exif ?? null, timeZone);
  return { refused: null, width, height, perceptualHash: await shrink(whole, small), origin };
}

/** Null for what no reader understands. */
const headOf = (path: string): Promise<Metadata | null> =>
  sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);

const decode = (path: string, pixels: number) =>
  // The limit has been checked, so that too many pixels and a damaged file get different sentences.
  sharp(path, { failOn: 'error', limitInputPixels: uploadPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 85, optimiseCoding: pixels < fewerTables })
    .toBuffer({ resolveWithObject: true });

/** Writes the thumbnail, and answers the hash by which pictures that look alike are found. */
async function shrink(whole: string, small: string): Promise<bigint> {
  const thumbnail = await sharp(whole)
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer();
  await writeFile(small, thumbnail);
  return differenceHash(await sharp(whole).greyscale().resize(hashColumns, hashRows, { fit: 'fill' }).raw().toBuffer());
}

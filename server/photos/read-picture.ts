import type { Metadata, Sharp } from 'sharp';
import { uploadPixels } from '#contract/photo-limits.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { inTurn } from './in-turn.ts';
import { differenceHash, hashColumns, hashRows } from './perceptual-hash.ts';
import { pictureFormat } from './picture-format.ts';

/** A picture as it is kept: decoded, turned upright, without metadata, written anew. */
export interface Picture {
  jpeg: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
  perceptualHash: bigint;
  /** The metadata that the original carried, not kept anywhere. */
  exif: Buffer | null;
}

const longestSide = 4096;
const thumbnailSide = 320;

/**
 * Decodes what a client sent and writes it anew as JPEG, so that nothing but the pixels is kept: no metadata, no
 * appended file, no script. Refuses what is no JPEG, PNG or WebP, damaged, or over 50 megapixels.
 */
export function readPicture(bytes: Buffer): Promise<Picture> {
  const format = pictureFormat(bytes);
  if (format === 'heic') throw invalidInput({ file: 'photoHeic' });
  if (format === 'other') throw invalidInput({ file: 'photoFormat' });
  return inTurn(() => decode(bytes));
}

async function decode(bytes: Buffer): Promise<Picture> {
  // Loaded with the first picture: a server that takes none stays small.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // The limit is ours to check, so that too many pixels and a damaged file get different sentences.
  const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: uploadPixels, sequentialRead: true });
  const metadata = await headOf(sharp(bytes, { limitInputPixels: false }));
  if (metadata.width * metadata.height > uploadPixels) throw invalidInput({ file: 'photoPixels' });
  try {
    return { ...(await rewrite(open)), exif: metadata.exif ?? null };
  } catch {
    throw invalidInput({ file: 'photoDamaged' });
  }
}

async function headOf(picture: Sharp): Promise<Metadata> {
  try {
    return await picture.metadata();
  } catch {
    throw invalidInput({ file: 'photoDamaged' });
  }
}

async function rewrite(open: () => Sharp): Promise<Omit<Picture, 'exif'>> {
  const { data: jpeg, info } = await open()
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  const { default: sharp } = await import('sharp');
  const kept = sharp(jpeg);
  const [thumbnail, grey] = await Promise.all([
    kept
      .clone()
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .toBuffer(),
    kept.clone().greyscale().resize(hashColumns, hashRows, { fit: 'fill' }).raw().toBuffer(),
  ]);
  return { jpeg, thumbnail, width: info.width, height: info.height, perceptualHash: differenceHash(grey) };
}

import { uploadBytes } from '#contract/photo-limits.ts';
import { exifOf, withExif } from './exif.ts';
import { signOfFile, withSign } from './picture-sign.ts';

/** Enough to see dust by, and about 500 kB, which even a bad signal carries. */
const longestSide = 2048;
const quality = 0.8;
/** Not worth another loss of quality. */
const smallEnough = 600_000;

/** The picture cannot be read here, and neither could the server: it is one of Apple's own kind. */
export class HeicUnreadable extends Error {
  override readonly name = 'HeicUnreadable';
}

/** Neither this browser nor the server can read the picture: it is cut off, damaged, or none. */
export class PictureUnreadable extends Error {
  override readonly name = 'PictureUnreadable';
}

/** A picture of so many bytes fits into any phone’s memory: that it cannot be drawn is its own fault. */
const fitsMemory = 5_000_000;

/**
 * The photo as it is sent: upright, no larger than needed, with the time and place that its camera wrote. HEIC becomes
 * JPEG where the browser reads it, which iPhones do. What is too large to be read here goes as it is; the server says
 * what it is. So does a file that says it is no photo (a screenshot, or drawn by a machine): drawn anew, it would say so
 * no more.
 */
export async function smallPhoto(file: File): Promise<Blob> {
  const heic = await isHeic(file);
  if (!heic && file.size <= smallEnough) return asItIs(file);
  const maker = await signOfFile(file);
  if (maker && !heic && file.size <= uploadBytes) return file;
  const picture = await read(file);
  if (!picture) {
    if (heic) throw new HeicUnreadable('This browser reads no HEIC');
    return refuseUnreadable(file);
  }
  try {
    const drawn = await draw(picture);
    if (!drawn || (!heic && drawn.size >= file.size)) return file;
    const small = await withExif(drawn, await exifOf(file));
    return maker ? withSign(small, maker) : small;
  } finally {
    picture.close();
  }
}

/** Throws where a picture that was just chosen is of no use; otherwise whether it can be read here, and so be made small. */
export async function lookAtPhoto(file: File): Promise<boolean> {
  const picture = await read(file);
  picture?.close();
  if (picture) return true;
  if (canRead() && (await isHeic(file))) throw new HeicUnreadable('This browser reads no HEIC');
  refuseUnreadable(file);
  return false;
}

const canRead = () => typeof createImageBitmap !== 'undefined';
const read = async (file: Blob) => (canRead() ? createImageBitmap(file).catch(() => null) : null);

async function asItIs(file: File): Promise<File> {
  const picture = await read(file);
  if (!picture) return refuseUnreadable(file);
  picture.close();
  return file;
}

/** Kept, it would wait for a signal only to be refused. */
function refuseUnreadable(file: File): File {
  if (canRead() && file.size <= fitsMemory) throw new PictureUnreadable('This is no picture that can be read');
  return file;
}

function draw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/** By its first bytes: names and types are anybody's word. */
async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/.test(head);
}

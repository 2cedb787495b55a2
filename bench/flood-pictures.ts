import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

/** Exactly 11.5 MB: whatever follows the picture is sent too. */
export async function heavyJpeg(): Promise<Buffer> {
  const picture = await noise(4000, 2600, 90);
  const size = Math.round(11.5 * 1024 * 1024);
  if (picture.length > size) throw new Error(`The picture has ${picture.length} bytes already`);
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** 49 megapixels of one color, small on the wire and interlaced, so that it has to be decoded as a whole. */
export const slowPng = (): Promise<Buffer> =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'teal' } })
    .png({ progressive: true })
    .toBuffer();

/** A typical phone photo: 12 megapixels, about 4 MB. */
export const phonePhoto = (): Promise<Buffer> => noise(4000, 3000, 50);

function noise(width: number, height: number, quality: number): Promise<Buffer> {
  const pixels = randomFillSync(Buffer.alloc(width * height * 3));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

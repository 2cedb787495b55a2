import sharp from 'sharp';
import { roomHeight, roomWidth } from './camera.ts';

/** A drawn scene as a phone would save it: with a sensor's grain, a soft lens, as JPEG. The same each time. */
export async function photographed(svg: string, grain = 1): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg)).flatten().removeAlpha().raw().toBuffer();
  let state = grain * 7919 + 1;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  // two throws make a hill of them: up to ten levels, mostly three or four
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + (next() + next() - 255) / 26));
  return sharp(pixels, { raw: { width: roomWidth, height: roomHeight, channels: 3 } })
    .blur(0.8)
    .jpeg({ quality: 92 })
    .toBuffer();
}

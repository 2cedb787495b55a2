import { open } from 'node:fs/promises';
import { invalidInput } from '#server/platform/refusal.ts';

/** Refuses a file that is no picture we read. */
export async function refuseNoPicture(path: string): Promise<void> {
  const format = formatOf(await firstBytes(path));
  if (format === 'heic') throw invalidInput({ file: 'photoHeic' });
  if (format === 'other') throw invalidInput({ file: 'photoFormat' });
}

/** What a file is, judged only by its first bytes; names and declared types are just a client's claim. */
type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']);

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function formatOf(bytes: Buffer): PictureFormat {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' && heicBrands.has(text(8, 12)) ? 'heic' : 'other';
}

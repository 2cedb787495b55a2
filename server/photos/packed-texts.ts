import { open, readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { isPng, packedTexts } from '#contract/png-texts.ts';

/** Of all compressed texts of one file together. What programs leave in a picture is thousands of bytes. */
const mostUnpacked = 8 * 1024 * 1024;

/**
 * Whether a PNG has compressed texts that would fill the memory: the library that decodes bounds each of them, not their
 * number, and a thousand of them can fit into a file of a megabyte. Damaged ones count as too much.
 */
export async function unpacksTooMuch(path: string): Promise<boolean> {
  if (!isPng(await firstBytes(path))) return false;
  let left = mostUnpacked;
  try {
    for (const packed of packedTexts(await readFile(path)))
      left -= inflateSync(packed, { maxOutputLength: Math.max(1, left) }).length;
  } catch {
    return true;
  }
  return left <= 0;
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    return (await file.read(Buffer.alloc(8), 0, 8, 0)).buffer;
  } finally {
    await file.close();
  }
}

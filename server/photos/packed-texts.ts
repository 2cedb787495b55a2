import { open, readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';

/** Of all compressed texts of one file together. What programs leave in a picture is thousands of bytes. */
const mostUnpacked = 8 * 1024 * 1024;

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/**
 * Whether a PNG has compressed texts that would fill the memory: the library that decodes bounds each of them, not their
 * number, and a thousand of them can fit into a file of a megabyte. Damaged ones count as too much.
 */
export async function unpacksTooMuch(path: string): Promise<boolean> {
  if (!(await isPng(path))) return false;
  let left = mostUnpacked;
  try {
    for (const packed of packedTexts(await readFile(path)))
      left -= inflateSync(packed, { maxOutputLength: Math.max(1, left) }).length;
  } catch {
    return true;
  }
  return left <= 0;
}

async function isPng(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(signature.length), 0, signature.length, 0);
    return buffer.equals(signature);
  } finally {
    await file.close();
  }
}

/** The compressed data of each zTXt and iTXt chunk. */
function* packedTexts(png: Buffer): Generator<Buffer> {
  for (let at = signature.length; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const packed = packedIn(type, png.subarray(at + 8, at + 8 + length));
    if (packed) yield packed;
    at += length + 12;
  }
}

/** After the keyword a byte for the method; an iTXt says before whether it is compressed, and after in which language. */
function packedIn(type: string, data: Buffer): Buffer | null {
  const afterKeyword = data.indexOf(0) + 1;
  if (type === 'zTXt') return data.subarray(afterKeyword + 1);
  if (type !== 'iTXt' || data[afterKeyword] !== 1) return null;
  const afterLanguage = data.indexOf(0, afterKeyword + 2) + 1;
  return data.subarray(data.indexOf(0, afterLanguage) + 1);
}

import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP, by its central directory (APPNOTE 4.3): name → bytes. */
export function zipEntries(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = zip.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [named, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString('utf8', at + 46, at + 46 + (named ?? 0));
    const head = zip.readUInt32LE(at + 42);
    const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const bytes = zip.subarray(from, from + packed);
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + (named ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

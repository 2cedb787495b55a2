// The one way in which a file with a record is packed: nothing compressed, no time, no comment, no byte to spare. So
// every byte of such a file is either somebody's content or follows from it, and any that was changed is found.
// Field numbers are those of PKWARE's APPNOTE 6.3.

export interface PackedFile {
  name: string;
  size: number;
  crc: number;
  /** Where its header begins. */
  at: number;
}
export type PackFault =
  | { code: 'notAFile' | 'cut' | 'packing' }
  | { code: 'fileRepeated' | 'filesOverlap'; name: string };

const [fileHead, directoryHead, endHead] = [0x04034b50, 0x02014b50, 0x06054b50];
const endLength = 22;
/** Version 2.0; names are UTF-8; 1 January 1980. */
const [version, flags, day] = [20, 0x0800, 0x0021];

/** How each byte changes the sum, standing last, or with one, two or three bytes after it. */
const tables = new Uint32Array(4 * 256);
for (let byte = 0; byte < 256; byte++) {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  tables[byte] = crc;
}
const at = (index: number) => tables[index] ?? 0;
for (let index = 256; index < tables.length; index++)
  tables[index] = (at(index - 256) >>> 8) ^ at(at(index - 256) & 255);

/** CRC-32, as ZIP files have it; four bytes at a time, as photos are large. */
export function crcOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length & ~3;
  let crc = -1;
  for (let from = 0; from < whole; from += 4) {
    crc ^= view.getInt32(from, true);
    crc = at(768 + (crc & 255)) ^ at(512 + ((crc >>> 8) & 255)) ^ at(256 + ((crc >>> 16) & 255)) ^ at(crc >>> 24);
  }
  for (let from = whole; from < bytes.length; from++) crc = (crc >>> 8) ^ at((crc ^ view.getUint8(from)) & 255);
  return ~crc >>> 0;
}

/** What stands before a file's bytes. */
export const headOf = (file: Omit<PackedFile, 'at'>): Uint8Array => {
  const name = new TextEncoder().encode(file.name);
  return joined(fields([fileHead, 4], [version, 2], ...common(file, name)), name);
};

/** What ends the whole. */
export function endOf(files: readonly PackedFile[], at: number): Uint8Array {
  const entries = files.map((file) => {
    const name = new TextEncoder().encode(file.name);
    const tail = fields([0, 2], [0, 2], [0, 2], [0, 4], [file.at, 4]);
    return joined(fields([directoryHead, 4], [version, 2], [version, 2], ...common(file, name)), tail, name);
  });
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const counts = [files.length, 2] as const;
  return joined(...entries, fields([endHead, 4], [0, 2], [0, 2], counts, counts, [size, 4], [at, 4], [0, 2]));
}

type Field = readonly [value: number, bytes: 2 | 4];
const common = ({ size, crc }: { size: number; crc: number }, name: Uint8Array): Field[] => [
  ...([
    [flags, 2],
    [0, 2],
    [0, 2],
    [day, 2],
    [crc, 4],
  ] as const),
  ...([
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  ] as const),
];

function fields(...list: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(list.reduce((sum, [, length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, length] of list) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return bytes;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

interface Unpacked {
  files: Map<string, Uint8Array>;
  /** Bytes are there that belong to no file, or are not as we pack them. */
  isForeign: boolean;
}

/** The files of a packed whole, in their order; or why there are none. */
export function unpack(bytes: Uint8Array): Unpacked | PackFault {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const endsAt = lastIndexOf(view, endHead);
  if (endsAt < 0 || bytes.length < endsAt + endLength)
    return { code: bytes.length > 3 && view.getUint32(0, true) === fileHead ? 'cut' : 'notAFile' };
  const [count, directoryAt] = [view.getUint16(endsAt + 10, true), view.getUint32(endsAt + 16, true)];
  const found = listed(view, count, directoryAt);
  if (!found) return { code: 'packing' };
  const fault = ambiguity(found);
  if (fault) return fault;
  const files = new Map(found.map(({ name, from, size }) => [name, bytes.subarray(from, from + size)]));
  return { files, isForeign: !isOurs(bytes, files) };
}

function lastIndexOf(view: DataView, signature: number): number {
  for (let at = view.byteLength - 4; at >= 0; at--) if (view.getUint32(at, true) === signature) return at;
  return -1;
}

/** Where a file's head and its bytes begin, as the directory has them. */
interface Listed {
  name: string;
  head: number;
  from: number;
  size: number;
}

/** Every file of the directory; null where one does not lie within the whole. */
function listed(view: DataView, count: number, directoryAt: number): Listed[] | null {
  const found: Listed[] = [];
  let at = directoryAt;
  for (let left = count; left > 0; left--) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== directoryHead) return null;
    const [size, nameLength, head] = [
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    const from = head + 30 + nameLength;
    if (from + size > view.byteLength || at + 46 + nameLength > view.byteLength) return null;
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
    found.push({ name, head, from, size });
    at += 46 + nameLength;
  }
  return found;
}

/** What two programs may unpack as two different things: a name that is there twice, bytes that belong to two files. */
function ambiguity(found: readonly Listed[]): PackFault | null {
  const names = new Set<string>();
  let end = 0;
  for (const { name, head, from, size } of found.toSorted((one, other) => one.head - other.head)) {
    if (names.has(name)) return { code: 'fileRepeated', name };
    if (head < end) return { code: 'filesOverlap', name };
    names.add(name);
    end = from + size;
  }
  return null;
}

/** Whether packing these files anew gives exactly these bytes. */
function isOurs(bytes: Uint8Array, files: ReadonlyMap<string, Uint8Array>): boolean {
  let at = 0;
  const packed: PackedFile[] = [];
  for (const [name, content] of files) {
    const file = { name, size: content.length, crc: crcOf(content) };
    const head = headOf(file);
    if (content.byteOffset !== bytes.byteOffset + at + head.length || !isAt(bytes, at, head)) return false;
    packed.push({ ...file, at });
    at += head.length + content.length;
  }
  const end = endOf(packed, at);
  return bytes.length === at + end.length && isAt(bytes, at, end);
}

const isAt = (bytes: Uint8Array, at: number, part: Uint8Array) =>
  part.every((byte, index) => bytes[at + index] === byte);

/** A JPEG begins with these two bytes; what its camera says of it stands in a segment of this kind. */
const [start, app1, scan] = [0xffd8, 0xffe1, 0xffda];
const [png, riff, webp] = [0x89504e47, 0x52494646, 0x57454250];
/** The parts of a PNG and of a WebP that hold the same. */
const [pngExif, webpExif] = [0x65584966, 0x45584946];
const orientationTag = 0x0112;
/** `Exif` and two zeros, before the tags. */
const exifMark = [0x45, 0x78, 0x69, 0x66, 0, 0];
/** In a JPEG it always stands near the beginning. */
const searched = 256 * 1024;
/** What a segment may hold beside its length. */
const longestSegment = 0xffff - 2;

/** What a picture's camera wrote into it, as a JPEG's whole segment; null where there is none. */
export async function exifOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  const head = new DataView(await file.slice(0, searched).arrayBuffer());
  if (head.byteLength < 12) return null;
  if (head.getUint16(0) === start) return inJpeg(head);
  const isPng = head.getUint32(0) === png;
  if (!isPng && !(head.getUint32(0) === riff && head.getUint32(8) === webp)) return null;
  // here it may stand behind the picture itself
  const whole = new DataView(await file.arrayBuffer());
  return isPng ? inPng(whole) : inWebp(whole);
}

function inJpeg(view: DataView<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  for (let at = 2; at + 10 <= view.byteLength; ) {
    const marker = view.getUint16(at);
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === scan || marker < 0xff00 || end > view.byteLength) return null;
    if (marker === app1 && hasMark(view, at + 4)) return new Uint8Array(view.buffer.slice(at, end));
    at = end;
  }
  return null;
}

/** Length, kind, content, checksum. */
function inPng(view: DataView<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const length = view.getUint32(at);
    if (view.getUint32(at + 4) === pngExif) return segmentOf(view, at + 8, length);
    at += 12 + length;
  }
  return null;
}

/** Kind, length, content, and a zero where the length is odd. */
function inWebp(view: DataView<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const length = view.getUint32(at + 4, true);
    if (view.getUint32(at) === webpExif) return segmentOf(view, at + 8, length);
    at += 8 + length + (length % 2);
  }
  return null;
}

/** Some programs write a JPEG's mark before the tags here too. */
function segmentOf(view: DataView<ArrayBuffer>, from: number, length: number): Uint8Array<ArrayBuffer> | null {
  const end = from + length;
  if (end > view.byteLength) return null;
  const tags = new Uint8Array(view.buffer, from, length);
  return segment(length >= exifMark.length && hasMark(view, from) ? [tags] : [Uint8Array.from(exifMark), tags]);
}

/** Null if it is too long for one. */
export function segment(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> | null {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length > longestSegment) return null;
  const whole = new Uint8Array(4 + length);
  const view = new DataView(whole.buffer);
  view.setUint16(0, app1);
  view.setUint16(2, 2 + length);
  let at = 4;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const hasMark = (view: DataView, at: number): boolean =>
  at + exifMark.length <= view.byteLength && exifMark.every((byte, index) => view.getUint8(at + index) === byte);

/** The drawn picture with what the camera wrote; it stands upright already. */
export async function withExif(drawn: Blob, exif: Uint8Array<ArrayBuffer> | null): Promise<Blob> {
  if (!exif) return drawn;
  setUpright(new DataView(exif.buffer));
  return withSegment(drawn, exif);
}

/** Right after its first two bytes. */
export const withSegment = (drawn: Blob, added: Uint8Array<ArrayBuffer>): Blob =>
  new Blob([drawn.slice(0, 2), added, drawn.slice(2)], { type: 'image/jpeg' });

/** A picture drawn upright that still said how to turn it would be turned twice. */
function setUpright(exif: DataView): void {
  const tags = 10; // marker, length, mark
  if (exif.byteLength < tags + 8) return;
  const little = exif.getUint16(tags) === 0x4949;
  const first = tags + exif.getUint32(tags + 4, little);
  if (first + 2 > exif.byteLength) return;
  const count = exif.getUint16(first, little);
  for (let index = 0; index < count; index++) {
    const entry = first + 2 + index * 12;
    if (entry + 12 > exif.byteLength) return;
    if (exif.getUint16(entry, little) === orientationTag) exif.setUint16(entry + 8, 1, little);
  }
}

/** A JPEG begins with these two bytes; what its camera says of it stands in a segment of this kind. */
const [start, app1, scan] = [0xffd8, 0xffe1, 0xffda];
const orientationTag = 0x0112;
/** `Exif` and two zeros, before the tags. */
const exifMark = 0x45786966;
/** It always stands near the beginning. */
const searched = 256 * 1024;

/** What a JPEG's camera wrote into it, as a whole segment; null where there is none. */
export async function exifOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  const view = new DataView(await file.slice(0, searched).arrayBuffer());
  if (view.byteLength < 4 || view.getUint16(0) !== start) return null;
  for (let at = 2; at + 10 <= view.byteLength; ) {
    const marker = view.getUint16(at);
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === scan || marker < 0xff00 || end > view.byteLength) return null;
    if (marker === app1 && view.getUint32(at + 4) === exifMark) return new Uint8Array(view.buffer.slice(at, end));
    at = end;
  }
  return null;
}

/** The drawn picture with what the camera wrote; it stands upright already. */
export async function withExif(drawn: Blob, exif: Uint8Array<ArrayBuffer> | null): Promise<Blob> {
  if (!exif) return drawn;
  setUpright(new DataView(exif.buffer));
  return new Blob([drawn.slice(0, 2), exif, drawn.slice(2)], { type: 'image/jpeg' });
}

/** A picture drawn upright that still said how to turn it would be turned twice. */
function setUpright(segment: DataView): void {
  const tags = 10; // marker, length, mark
  if (segment.byteLength < tags + 8) return;
  const little = segment.getUint16(tags) === 0x4949;
  const first = tags + segment.getUint32(tags + 4, little);
  if (first + 2 > segment.byteLength) return;
  const count = segment.getUint16(first, little);
  for (let index = 0; index < count; index++) {
    const entry = first + 2 + index * 12;
    if (entry + 12 > segment.byteLength) return;
    if (segment.getUint16(entry, little) === orientationTag) segment.setUint16(entry + 8, 1, little);
  }
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const isPng = (bytes: Uint8Array): boolean => signature.every((byte, at) => bytes[at] === byte);

/** The compressed data (zlib) of each text that a PNG has so: its zTXt chunks, and those of its iTXt that say they are. */
export function* packedTexts(png: Uint8Array): Generator<Uint8Array> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = signature.length; at + 8 <= png.length; ) {
    const length = view.getUint32(at);
    const packed = packedIn(view.getUint32(at + 4), png.subarray(at + 8, at + 8 + length));
    if (packed) yield packed;
    at += length + 12;
  }
}

const [zText, iText] = [0x7a545874, 0x69545874];

/** After the keyword a byte for the method; an iTXt says before whether it is compressed, and after in which language. */
function packedIn(type: number, data: Uint8Array): Uint8Array | null {
  if (type !== zText && type !== iText) return null;
  const afterKeyword = data.indexOf(0) + 1;
  if (type === zText) return data.subarray(afterKeyword + 1);
  if (data[afterKeyword] !== 1) return null;
  const afterLanguage = data.indexOf(0, afterKeyword + 2) + 1;
  return data.subarray(data.indexOf(0, afterLanguage) + 1);
}

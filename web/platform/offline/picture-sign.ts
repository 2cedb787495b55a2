import type { PhotoMaker } from '#contract/photo-truth.ts';
import { longestSign, signIn, wordOf } from '#contract/picture-signs.ts';
import { isPng, packedTexts } from '#contract/png-texts.ts';
import { segment, withSegment } from './exif.ts';

const piece = 256 * 1024;
const xmpMark = 'http://ns.adobe.com/xap/1.0/\0';

/** What the server unpacks as well of all texts together; files that have more are refused there. */
const mostUnpacked = 8 * 1024 * 1024;
/** Every sign is written in letters that all single-byte alphabets share. */
const letters = new TextDecoder('latin1');

/** What a file says it is, where that is no photo, be it compressed. */
export const signOfFile = async (file: Blob): Promise<PhotoMaker | null> =>
  (await signInPieces(file)) ?? (await signInPacked(file));

/** It may stand anywhere; no more than a piece is read at a time. */
async function signInPieces(file: Blob): Promise<PhotoMaker | null> {
  for (let at = 0; at < file.size; at += piece) {
    const found = signIn(letters.decode(await file.slice(at, at + piece + longestSign).arrayBuffer()));
    if (found) return found;
  }
  return null;
}

/** In a PNG it may be compressed, as image libraries write XMP. */
async function signInPacked(file: Blob): Promise<PhotoMaker | null> {
  if (!isPng(new Uint8Array(await file.slice(0, 8).arrayBuffer()))) return null;
  let left = mostUnpacked;
  for (const packed of packedTexts(new Uint8Array(await file.arrayBuffer()))) {
    const text = await unpacked(packed, left);
    const found = signIn(text);
    if (found) return found;
    left -= text.length;
  }
  return null;
}

/** One character a byte, and no more than so many; what is damaged says what it says up to there. */
async function unpacked(packed: Uint8Array, most: number): Promise<string> {
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  let text = '';
  try {
    while (text.length < most) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += letters.decode(value);
    }
    await reader.cancel();
  } catch {
    return text;
  }
  return text;
}

/** A picture that had to be drawn anew says so still, in XMP. */
export function withSign(drawn: Blob, maker: PhotoMaker): Blob {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${wordOf(maker)}"/></rdf:RDF></x:xmpmeta>`;
  const added = segment([new TextEncoder().encode(xmpMark + xmp)]);
  return added ? withSegment(drawn, added) : drawn;
}

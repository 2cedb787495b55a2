import type { PhotoMaker } from '#contract/photo-truth.ts';
import { longestSign, signIn, wordOf } from '#contract/picture-signs.ts';
import { segment, withSegment } from './exif.ts';

const piece = 256 * 1024;
const xmpMark = 'http://ns.adobe.com/xap/1.0/\0';

/** What a file says it is, where that is no photo. It may stand anywhere; no more than a piece is read at a time. */
export async function signOfFile(file: Blob): Promise<PhotoMaker | null> {
  // every sign is written in letters that all single-byte alphabets share
  const letters = new TextDecoder('latin1');
  for (let at = 0; at < file.size; at += piece) {
    const found = signIn(letters.decode(await file.slice(at, at + piece + longestSign).arrayBuffer()));
    if (found) return found;
  }
  return null;
}

/** A picture that had to be drawn anew says so still, in XMP. */
export function withSign(drawn: Blob, maker: PhotoMaker): Blob {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${wordOf(maker)}"/></rdf:RDF></x:xmpmeta>`;
  const added = segment([new TextEncoder().encode(xmpMark + xmp)]);
  return added ? withSegment(drawn, added) : drawn;
}

import { open } from 'node:fs/promises';
import type { PhotoMaker } from '#contract/photo-truth.ts';

/**
 * What files say of themselves: the kind of source in XMP or in a C2PA manifest (IPTC's list, the same words in both), the
 * comment that iOS gives its screenshots, and the texts that image generators leave in a PNG.
 */
const signs: readonly (readonly [string, PhotoMaker])[] = [
  ['digitalsourcetype/trainedAlgorithmicMedia', 'drawn'],
  ['digitalsourcetype/compositeWithTrainedAlgorithmicMedia', 'drawn'],
  ['digitalsourcetype/algorithmicMedia', 'drawn'],
  ['digitalsourcetype/screenCapture', 'screenshot'],
  ['ASCII\0\0\0Screenshot', 'screenshot'],
  ['tEXtparameters\0', 'drawn'],
  ['tEXtSoftware\0NovelAI', 'drawn'],
];
const software: readonly (readonly [RegExp, PhotoMaker])[] = [
  [/\b(midjourney|dall[-·. ]?e|stable diffusion|firefly|novelai|comfyui)\b/i, 'drawn'],
  [/\b(screenshot|greenshot|flameshot|snipping ?tool)\b/i, 'screenshot'],
];

const chunk = 64 * 1024;
const longest = Math.max(...signs.map(([sign]) => sign.length));

/** What a file says it is, where that is no photo; null where it says nothing of the kind. Nothing is guessed. */
export async function pictureMaker(path: string, programs: readonly string[]): Promise<PhotoMaker | null> {
  const named = software.find(([pattern]) => programs.some((program) => pattern.test(program)));
  return named?.[1] ?? (await signIn(path));
}

/** Reads the whole file, because a manifest may stand anywhere in it, but never holds more than a piece. */
async function signIn(path: string): Promise<PhotoMaker | null> {
  const file = await open(path);
  try {
    const piece = Buffer.alloc(longest + chunk);
    let kept = 0;
    for (;;) {
      const { bytesRead } = await file.read(piece, kept, chunk);
      if (bytesRead === 0) return null;
      const read = piece.subarray(0, kept + bytesRead);
      const found = signs.find(([sign]) => read.includes(sign, 0, 'latin1'));
      if (found) return found[1];
      // a sign may begin in this piece and end in the next
      kept = Math.min(longest, read.length);
      piece.copy(piece, 0, read.length - kept, read.length);
    }
  } finally {
    await file.close();
  }
}

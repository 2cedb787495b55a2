import { open } from 'node:fs/promises';
import type { PhotoMaker } from '#contract/photo-truth.ts';
import { longestSign, signIn, signOf } from '#contract/picture-signs.ts';

const chunk = 64 * 1024;

/** What a file says it is, where that is no photo; null where it says nothing of the kind. Nothing is guessed. */
export async function pictureMaker(path: string, programs: readonly string[]): Promise<PhotoMaker | null> {
  return signOf(programs) ?? (await signInFile(path));
}

/** Reads the whole file, because a manifest may stand anywhere in it, but never holds more than a piece. */
async function signInFile(path: string): Promise<PhotoMaker | null> {
  const file = await open(path);
  try {
    const piece = Buffer.alloc(longestSign + chunk);
    let kept = 0;
    for (;;) {
      const { bytesRead } = await file.read(piece, kept, chunk);
      if (bytesRead === 0) return null;
      const read = piece.subarray(0, kept + bytesRead);
      const found = signIn(read.toString('latin1'));
      if (found) return found;
      // a sign may begin in this piece and end in the next
      kept = Math.min(longestSign, read.length);
      piece.copy(piece, 0, read.length - kept, read.length);
    }
  } finally {
    await file.close();
  }
}

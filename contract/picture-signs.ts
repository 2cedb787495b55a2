import type { PhotoMaker } from './photo-truth.ts';

/**
 * What files say of themselves: the kind of source in XMP or in a C2PA manifest (IPTC's list, the same words in both), the
 * comment that iOS gives its screenshots, and the texts that image generators leave in a PNG.
 */
const source = 'digitalsourcetype/';
/** Stable Diffusion's and ComfyUI's, in each kind of chunk that holds texts. */
const generatorsTexts = ['parameters', 'prompt', 'workflow'].flatMap((keyword) =>
  ['tEXt', 'iTXt', 'zTXt'].map((chunk) => [`${chunk}${keyword}\0`, 'drawn'] as const),
);
const signs: readonly (readonly [string, PhotoMaker])[] = [
  [`${source}trainedAlgorithmicMedia`, 'drawn'],
  [`${source}compositeWithTrainedAlgorithmicMedia`, 'drawn'],
  [`${source}algorithmicMedia`, 'drawn'],
  [`${source}compositeSynthetic`, 'drawn'],
  [`${source}screenCapture`, 'screenshot'],
  ['ASCII\0\0\0Screenshot', 'screenshot'],
  ...generatorsTexts,
  ['tEXtSoftware\0NovelAI', 'drawn'],
];
const software: readonly (readonly [RegExp, PhotoMaker])[] = [
  [/\b(midjourney|dall[-·. ]?e|stable diffusion|firefly|novelai|comfyui)\b/i, 'drawn'],
  [/\b(screenshot|greenshot|flameshot|snipping ?tool)\b/i, 'screenshot'],
];

/** Bytes that two pieces of a file must share, so that no sign is cut in two. */
export const longestSign = Math.max(...signs.map(([sign]) => sign.length));

/** The sign that stands in a piece of a file, read as one character a byte. */
export const signIn = (piece: string): PhotoMaker | null => signs.find(([sign]) => piece.includes(sign))?.[1] ?? null;

/** What the programs that signed a file make of it. */
export const signOf = (programs: readonly string[]): PhotoMaker | null =>
  software.find(([pattern]) => programs.some((program) => pattern.test(program)))?.[1] ?? null;

/** What says the same in a picture that had to be drawn anew: IPTC's word for it. */
export const wordOf = (maker: PhotoMaker): string =>
  `http://cv.iptc.org/newscodes/${source}${maker === 'drawn' ? 'algorithmicMedia' : 'screenCapture'}`;

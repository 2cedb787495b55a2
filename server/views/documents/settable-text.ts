const segmenter = new Intl.Segmenter();
/** They have no shape of their own: spaces, directions, joiners, line breaks. */
const shapeless = /^[\p{Z}\p{Cc}\p{Cf}]$/u;
const variants = /[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;
const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u;
/** Shown in place of something without a single letter that could be set. */
const [unknown, nothingLeft] = ['?', '–'];

/**
 * A text as the fonts at hand can set it: a letter they lack becomes the plain one it stands for (“𝓗” is an “H”), else a
 * question mark; emoji are left out. So no name, whatever is in it, leaves empty boxes on a paper.
 */
export function settableText(text: string, isCovered: (codePoint: number) => boolean): string {
  const isSettable = (letter: string) => shapeless.test(letter) || isCovered(letter.codePointAt(0) ?? 0);
  if ([...text].every(isSettable)) return text;
  const set = [...segmenter.segment(text)].map(({ segment }) => settable(segment, isSettable)).join('');
  const tidy = set
    .replace(/ {2,}/g, ' ')
    .replace(/\u2068 /g, '\u2068')
    .replace(/ \u2069/g, '\u2069')
    .trim();
  return /[^\p{Z}\p{Cf}]/u.test(tidy) ? tidy : nothingLeft;
}

function settable(segment: string, isSettable: (letter: string) => boolean): string {
  const plain = segment.replace(variants, '');
  if ([...plain].every(isSettable)) return plain;
  const kept = [...plain.normalize('NFKC')].filter((letter) => isSettable(letter) && letter !== '\u200d').join('');
  if (kept !== '') return kept;
  return picture.test(segment) ? '' : unknown;
}

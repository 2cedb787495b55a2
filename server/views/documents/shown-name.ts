import { erasedName } from '#contract/erased-name.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { translate } from '#server/platform/translate.ts';

const longest = 160;
const longestWord = 32;
/** Where a word without end may be broken. */
const breakable = '\u200b';
const [isolated, over] = ['\u2068', '\u2069'];

/**
 * What somebody has written, such as a name, as a document can set it: one line of bearable length, whose direction
 * moves nothing beside it.
 */
export const shownName = (text: string): string => shownText(text, longest);

/** Somebody's name: in words where they have deleted their account. */
export const shownPerson = (language: LanguageCode, name: string): string =>
  shownName(name === erasedName ? translate(language, 'erased:account') : name);

/** A home's title: in words where its host has deleted their account. */
export const shownHome = (language: LanguageCode, title: string): string =>
  shownName(title === erasedName ? translate(language, 'erased:home') : title);

/** The same of what may be longer than a name, in letters. */
export function shownText(text: string, most: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g, '')
    .trim();
  const letters = [...new Intl.Segmenter().segment(line.slice(0, 20 * most))].map(({ segment }) => segment);
  const short = letters.length > most ? `${letters.slice(0, most).join('')}…` : line;
  return `${isolated}${short.split(' ').map(withBreaks).join(' ')}${over}`;
}

function withBreaks(word: string): string {
  if (word.length <= longestWord) return word;
  return [...new Intl.Segmenter().segment(word)]
    .map(({ segment }, index) => (index > 0 && index % 16 === 0 ? `${breakable}${segment}` : segment))
    .join('');
}

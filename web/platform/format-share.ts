import type { LanguageCode } from '#contract/languages.ts';
import { localeOf } from './format.ts';

/** "96%" in the reader's language; rounded down, so that only all of them are 100%. */
export const formatShare = (part: number, whole: number, language: LanguageCode): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(Math.floor((100 * part) / whole) / 100);

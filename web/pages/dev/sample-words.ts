import type { LanguageCode } from '#contract/languages.ts';
import { arabicWords } from './arabic-words.ts';
import { chineseWords } from './chinese-words.ts';
import { englishWords } from './english-words.ts';
import { germanWords } from './german-words.ts';

export const sampleLanguages = ['en', 'de', 'ar', 'zh'] as const satisfies readonly LanguageCode[];
export type SampleLanguage = (typeof sampleLanguages)[number];

export type SampleWords = Record<Exclude<keyof typeof englishWords, 'language'>, string> & { language: SampleLanguage };

/** The gallery's own sentences in the languages it is looked at in. */
const words = { en: englishWords, de: germanWords, ar: arabicWords, zh: chineseWords };

export function sampleWords(language: SampleLanguage): SampleWords {
  return words[language];
}

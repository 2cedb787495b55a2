import { arabicWords } from './arabic-words.ts';
import { chineseWords } from './chinese-words.ts';
import { englishWords } from './english-words.ts';
import { germanWords } from './german-words.ts';

export type SampleWords = Record<keyof typeof englishWords, string>;

/** The gallery's own sentences in the languages it is looked at in. */
const words = { en: englishWords, de: germanWords, ar: arabicWords, zh: chineseWords };
export type SampleLanguage = keyof typeof words;

export const sampleLanguages = ['en', 'de', 'ar', 'zh'] as const satisfies readonly SampleLanguage[];

export function sampleWords(language: SampleLanguage): SampleWords {
  return words[language];
}

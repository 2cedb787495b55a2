import { arabicWords } from './arabic-words.ts';
import { chineseWords } from './chinese-words.ts';
import { englishWords, type SampleLanguage, type SampleWords } from './english-words.ts';
import { germanWords } from './german-words.ts';

/** The gallery's own sentences in the languages it is looked at in. */
const words = { en: englishWords, de: germanWords, ar: arabicWords, zh: chineseWords };

export function sampleWords(language: SampleLanguage): SampleWords {
  return words[language];
}

import type { i18n } from 'i18next';
import type { LanguageCode } from '#contract/languages.ts';
import type { WordsByDomain } from './locale-loader.ts';
import { asI18n, ScreenWords } from './words/screen-words.ts';

/** The words in this language: of these domains there or loaded, the others fetched on demand. */
export async function createI18n(
  language: LanguageCode,
  domains: readonly string[],
  there: WordsByDomain = {},
): Promise<i18n> {
  const words = new ScreenWords(language, there);
  await words.loadNamespaces(domains);
  return asI18n(words);
}

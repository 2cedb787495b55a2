import type { i18n } from 'i18next';
import type { LanguageCode } from '#contract/languages.ts';
import { loadWords } from './locale-loader.ts';
import { Speech } from './speech.ts';

/** Speaks this language, with the words of these domains at hand and the others loaded when asked for. */
export async function createI18n(
  language: LanguageCode,
  domains: readonly string[] = ['common', 'shell', 'ui', 'errors', 'validation', 'notifications'],
): Promise<i18n> {
  const speech = new Speech(language, domains, loadWords);
  await speech.loadLanguages(language);
  // all of i18next's interface that react-i18next and the screens use; its types know every key
  return speech as unknown as i18n;
}

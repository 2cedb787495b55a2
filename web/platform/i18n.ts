import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { borrowedPlurals } from '#contract/borrowed-plurals.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { loadWords } from './locale-loader.ts';

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, domain) => loadWords(language, domain),
};

/** An i18next that speaks this language, with the words of these domains at hand and the others loaded when asked for. */
export async function createI18n(
  language: LanguageCode,
  domains: readonly string[] = ['common', 'shell', 'ui', 'errors', 'validation'],
): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .use(borrowedPlurals)
    .init({
      lng: language,
      fallbackLng: false, // the check demands every word in every language, so nobody fetches English beside their own
      ns: [...domains],
      defaultNS: 'common',
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: true },
      returnNull: false,
    });
  return instance;
}

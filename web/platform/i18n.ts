import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { borrowedPlurals } from '#contract/borrowed-plurals.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { oneStopAfterTime } from '#contract/one-stop-after-time.ts';
import { loadWords, type WordsByDomain } from './locale-loader.ts';

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, domain) => loadWords(language, domain),
};

/** An i18next in this language, with the words of these domains there or loaded, and the others fetched on demand. */
export async function createI18n(
  language: LanguageCode,
  domains: readonly string[],
  there: WordsByDomain = {},
): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .use(borrowedPlurals)
    .use(oneStopAfterTime)
    .init({
      lng: language,
      fallbackLng: false, // the check requires every word in every language, so no one fetches English too
      ns: [...domains],
      resources: { [language]: there },
      partialBundledLanguages: true,
      defaultNS: 'common',
      interpolation: { escapeValue: false }, // React escapes
      react: { useSuspense: true },
      returnNull: false,
      postProcess: oneStopAfterTime.name,
    });
  return instance;
}

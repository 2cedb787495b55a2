import { findLanguage, type LanguageCode } from '#contract/languages.ts';
import type { WordFiles, Words } from './words/words.ts';

// One list of files per language, so that no one fetches all nine; Vite needs the file patterns written out.
const languages: Record<LanguageCode, () => Promise<WordFiles>> = {
  ar: () => import('./words/ar.ts'),
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  ht: () => import('./words/ht.ts'),
  it: () => import('./words/it.ts'),
  pt: () => import('./words/pt.ts'),
  zh: () => import('./words/zh.ts'),
};

/** The words of one domain in one language. */
export async function loadWords(language: string, domain: string): Promise<Words> {
  const code = findLanguage(language)?.code;
  if (!code) return {};
  const { first, later } = await languages[code]();
  const file = `../../../locales/${code}/${domain}.json`;
  return first[file] ?? (await later[file]?.()) ?? {};
}

/** Every domain that has words in this language. */
export async function domainsOf(language: LanguageCode): Promise<string[]> {
  const { first, later } = await languages[language]();
  return Object.keys({ ...first, ...later }).map((file) => file.replace(/^.*\/|\.json$/g, ''));
}

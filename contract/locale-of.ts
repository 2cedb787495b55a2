import type { LanguageCode } from './languages.ts';

/** How the product writes dates and numbers for a reader of a language. Haitian Creole borrows French forms. */
const locales: Record<LanguageCode, string> = {
  en: 'en-US',
  de: 'de-DE',
  zh: 'zh-CN',
  es: 'es-US',
  fr: 'fr-FR',
  ar: 'ar-u-nu-latn',
  pt: 'pt-BR',
  it: 'it-IT',
  ht: 'fr-HT',
};

/** What `Intl` is asked for. */
export const localeOf = (language: LanguageCode): string => locales[language];

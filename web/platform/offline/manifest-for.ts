import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';

/** The address of what a phone installs the app by; its shortcuts are in this language. */
export const manifestFor = (language: LanguageCode): string =>
  language === defaultLanguage ? '/cleaner.webmanifest' : `/cleaner.${language}.webmanifest`;

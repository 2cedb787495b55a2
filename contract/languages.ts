/** The languages of the interface: code, English name, native name and writing direction. English is the default. */
export const languages = [
  { code: 'en', name: 'English', nativeName: 'English', dir: 'ltr' },
  { code: 'de', name: 'German', nativeName: 'Deutsch', dir: 'ltr' },
  { code: 'zh', name: 'Chinese', nativeName: '中文', dir: 'ltr' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', dir: 'ltr' },
  { code: 'fr', name: 'French', nativeName: 'Français', dir: 'ltr' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', dir: 'rtl' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português', dir: 'ltr' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano', dir: 'ltr' },
  { code: 'ht', name: 'Haitian Creole', nativeName: 'Kreyòl ayisyen', dir: 'ltr' },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];
export const languageCodes = [
  'en',
  'de',
  'zh',
  'es',
  'fr',
  'ar',
  'pt',
  'it',
  'ht',
] as const satisfies readonly LanguageCode[];

export const defaultLanguage: LanguageCode = 'en';

/** The language for a code or for the base of a tag ("de-AT" is German); undefined if it is not one of ours. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  const base = tag?.toLowerCase().split('-')[0];
  return languages.find((language) => language.code === base);
}

export function directionOf(code: LanguageCode): 'ltr' | 'rtl' {
  return findLanguage(code)?.dir ?? 'ltr';
}

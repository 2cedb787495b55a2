import { useTranslation } from 'react-i18next';
import { defaultLanguage, findLanguage, type LanguageCode } from '#contract/languages.ts';

/** The language the reader has chosen, for dates and numbers. */
export function useReaderLanguage(): LanguageCode {
  const { i18n } = useTranslation('ui');
  return findLanguage(i18n.language)?.code ?? defaultLanguage;
}

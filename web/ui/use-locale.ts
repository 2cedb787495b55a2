import { useTranslation } from 'react-i18next';
import { defaultLanguage, findLanguage } from '#contract/languages.ts';
import { localeOf } from '#web/platform/format.ts';

/** The reader's locale for `Intl`: numbers stay Latin in Arabic, as everywhere in the product. */
export function useLocale(): string {
  const { i18n } = useTranslation('ui');
  return localeOf(findLanguage(i18n.language)?.code ?? defaultLanguage);
}

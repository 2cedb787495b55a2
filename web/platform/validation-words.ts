import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findLanguage } from '#contract/languages.ts';
import type { FieldError } from '#contract/validation.ts';
import { formatWholeDollars } from './format-money.ts';
import { loadWords } from './locale-loader.ts';

const domain = 'validation';

/**
 * Fetches the sentences about fields in the reader's language. They are needed only once somebody was refused, so they
 * come with the first sign of use and not with the page. False if they cannot be had now; the next call tries again.
 */
export async function fetchValidationWords(instance: i18n): Promise<boolean> {
  const language = findLanguage(instance.language)?.code;
  if (!language) return false;
  if (!instance.hasResourceBundle(language, domain)) {
    const words = await loadWords(language, domain).catch(() => null);
    if (words) instance.addResourceBundle(language, domain, words);
  }
  return instance.hasResourceBundle(language, domain);
}

/** The sentences about fields, as far as they are there; whoever uses this is drawn again when they come. */
export function useValidationWords() {
  const { i18n } = useTranslation(undefined, { bindI18nStore: 'added' });
  const { language } = i18n;
  const here = i18n.hasResourceBundle(language, domain);
  return useMemo(() => {
    const t = i18n.getFixedT(language, domain);
    return {
      t,
      /** What a field was refused with; a limit of money as the reader's language writes it. */
      say: (error: FieldError): string => t(error.code, inOwnMoney(error)),
      /** Asked anew each time: a form that is being sent still holds what it was drawn with. */
      areHere: () => here || i18n.hasResourceBundle(language, domain),
      fetchThem: () => fetchValidationWords(i18n),
    };
  }, [i18n, language, here]);
}

const inOwnMoney = (error: FieldError): FieldError =>
  typeof error.amountCents === 'number' ? { ...error, amount: formatWholeDollars(error.amountCents) } : error;

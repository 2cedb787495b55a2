import type { LanguageCode } from './languages.ts';

/** What was less than a minute ago. Intl has one word for that and for what is about to be. */
export const justNow: Record<LanguageCode, string> = {
  en: 'just now',
  de: 'gerade eben',
  zh: '刚刚',
  es: 'hace un momento',
  fr: 'à l’instant',
  ar: 'قبل لحظات',
  pt: 'agora mesmo',
  it: 'proprio ora',
  ht: 'fèk kounye a',
};

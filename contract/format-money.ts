import { numberFormat } from './kept-formats.ts';
import type { LanguageCode } from './languages.ts';
import { localeOf } from './locale-of.ts';

/**
 * US dollars as the language writes them: "$1,067.00", "1.067,00 $" in German, "$ 1.067,00" in Portuguese. Takes cents and
 * shows both decimals; `whole` leaves them out of a whole amount, as the specification words some buttons: "$39", "$39.50".
 * Less than nothing has its minus sign first. Arabic keeps the English form, which its readers in the United States see
 * on bills and cards.
 */
export function formatMoney(cents: number, language: LanguageCode, cut: 'cents' | 'whole' = 'cents'): string {
  const locale = localeOf(language === 'ar' ? 'en' : language);
  const format = numberFormat(locale, {
    ...{ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
    minimumFractionDigits: cut === 'whole' && cents % 100 === 0 ? 0 : 2,
  });
  return `${cents < 0 ? '−' : ''}${format.format(Math.abs(cents) / 100)}`;
}

import { formatMoney as formatIn } from '#contract/format-money.ts';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';

// Amounts stand in every part of every screen and all in one language, the reader's: it is told once, where it changes.
let language: LanguageCode = defaultLanguage;

/** From now on amounts are written as this language does; whoever changes it has the screen drawn anew. */
export function writeMoneyIn(code: LanguageCode): void {
  language = code;
}

/** "$39.00" as the reader's language writes it. Takes cents. */
export const formatMoney = (cents: number): string => formatIn(cents, language);

/** "$39" for a whole amount, as the specification words some buttons; "$39.50" otherwise. */
export const formatWholeDollars = (cents: number): string => formatIn(cents, language, 'whole');

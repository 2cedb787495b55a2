import { contactMatchesIn } from '#contract/contact-flags.ts';
import type { ContentFlag } from '#contract/states.ts';
import { slurs, threats } from './threats-and-slurs.ts';

export interface Match {
  flag: ContentFlag;
  /** As it was written, but for letters and digits that look alike. */
  part: string;
}

const contacts = ['phone', 'email', 'messenger'] as const;

/**
 * What of a text an admin should look at, and the part that says so. Numbers that are something else are taken out before
 * telephone numbers are looked for: cards, Social Security numbers, codes of doors, ZIP codes, prices and times.
 */
export function matchesIn(text: string, { withoutContacts }: { withoutContacts: boolean }): Match[] {
  const numbers = [...cardsIn(text), ...ssnsIn(text)];
  const rest = numbers.reduce((left, { part }) => left.replaceAll(part, ' ; '), text).replace(otherNumbers, ' ; ');
  const wanted = withoutContacts ? ([...contacts, 'paymentLink'] as const) : (['paymentLink'] as const);
  const lower = text.normalize('NFKC').toLowerCase();
  return [
    ...numbers,
    ...contactMatchesIn(rest, wanted),
    ...threats.flatMap((words) => said('threat', words, lower)),
    ...slurs.flatMap((words) => said('slur', words, lower)),
  ];
}

/** A code that is called one, ZIP+4, prices, hours from and to: none of them longer than eight digits. */
const otherNumbers =
  /(?:(?:code|pin|lockbox|lock box|keypad|alarm|gate|código|codice|schlüsselbox|cofre|kòd|密码|门锁|رمز|كود)[\p{L} ]{0,12}[:#=]? ?|#)[\d*#](?:[ -]?[\d*#]){2,7}(?![\d-])|(?<!\d)\d{5}-\d{4}(?![\d-])|[$€£] ?\d[\d.,]*(?: ?[-–] ?[$€£]? ?\d[\d.,]*)?|(?<!\d)\d{1,2}[:.]\d{2}(?: ?[-–] ?\d{1,2}[:.]\d{2})?(?!\d|[.:]\d)/giu;

const cardNumber = /(?<!\d)(?:(?:\d{4}[ -]?){3}\d{1,4}|\d{4}[ -]?\d{6}[ -]?\d{5}|\d{13,19})(?!\d)/g;
const ssn = /(?<![\d-])(?!000|666|9)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/g;

const cardsIn = (text: string): Match[] =>
  (text.match(cardNumber) ?? []).filter(isCard).map((part) => ({ flag: 'cardNumber', part }));
const ssnsIn = (text: string): Match[] => (text.match(ssn) ?? []).map((part) => ({ flag: 'ssn', part }));

/** The check digit of every card (ISO/IEC 7812), and a first digit that a card network has. */
function isCard(written: string): boolean {
  const digits = [...written.replace(/\D/g, '')].map(Number).reverse();
  const sum = digits.reduce(
    (total, digit, at) => total + (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  );
  return sum % 10 === 0 && [2, 3, 4, 5, 6].includes(digits.at(-1) ?? 0);
}

/** Whole words only, but where a script has no spaces between them. */
function said(flag: ContentFlag, words: string, text: string): Match[] {
  const isInner = /\p{Script=Han}/u.test(words) ? () => false : (at: number) => isWithinWord(text, at, words.length);
  let at = text.indexOf(words);
  while (at >= 0 && isInner(at)) at = text.indexOf(words, at + 1);
  return at < 0 ? [] : [{ flag, part: words }];
}

const isWithinWord = (text: string, at: number, length: number): boolean =>
  /[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ''} ${text[at + length] ?? ''}`);

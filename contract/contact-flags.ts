import { cashOffers } from './cash-offers.ts';
import { messengers, type Sign, spokenEmails, spokenNumber } from './spoken-contacts.ts';

/** What people hand over to go on without Freshkey. */
export const contactFlags = ['phone', 'email', 'address', 'paymentLink', 'messenger'] as const;
export type ContactFlag = (typeof contactFlags)[number];

/**
 * What of that a text seems to hold, in any of our languages and their digits. A hint for readers, never a reason to
 * refuse. Time grows with the text's length alone: each pattern has bounds, or begins at a character that is rare.
 */
export function contactFlagsIn(text: string): ContactFlag[] {
  const plain = plainly(text);
  const undated = plain.replace(dates, ' ; ');
  return contactFlags.filter((flag) => signs[flag].some((sign) => sign.exec(flag === 'phone' ? undated : plain)));
}

/** The first digit of each script whose digits NFKC leaves as they are. */
const zeros = [0x0660, 0x06f0, 0x0966];
const chineseDigits = '〇一二三四五六七八九';

/** The same with the part of the text that says so, each once. */
export function contactMatchesIn<Flag extends ContactFlag>(
  text: string,
  wanted: readonly Flag[],
): { flag: Flag; part: string }[] {
  const plain = plainly(text);
  const undated = plain.replace(dates, ' ; ');
  return wanted.flatMap((flag) => {
    const within = flag === 'phone' ? undated : plain;
    const parts = signs[flag].flatMap((sign) => wholeWord(within, sign.exec(within)?.[0]) ?? []);
    // the longest of those that one sign and another find in the same place
    const longest = parts.filter((part) => !parts.some((other) => other.length > part.length && other.includes(part)));
    return [...new Set(longest)].map((part) => ({ flag, part }));
  });
}

/** A pattern may begin within a word: an address before its last letter. */
function wholeWord(text: string, found: string | undefined): string | undefined {
  if (found === undefined) return undefined;
  const at = text.indexOf(found);
  const before = /[\p{L}\p{N}._%+-]{0,64}$/u.exec(text.slice(Math.max(0, at - 64), at))?.[0] ?? '';
  return (found.includes('@') ? before + found : found).trim();
}

function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, latinDigit)
    .replaceAll('零', '〇')
    .replace(/[〇一二三四五六七八九]{7,15}/g, (digits) =>
      [...digits].map((one) => chineseDigits.indexOf(one)).join(''),
    );
}

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(zeros.map((zero) => code - zero).find((value) => value >= 0 && value <= 9) ?? digit);
}

/** 2026-05-06, 6.5.2026, 05/06/26: not the beginning of a phone number. */
const dates = /(?<![\d./-])(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}))(?![\d./-])/g;

const signs: Record<ContactFlag, readonly Sign[]> = {
  phone: [
    // nine to fifteen digits with little between them
    /(?<!\d)\+?\(?\d(?:[ \t().\-–/]{0,3}\d){8,14}(?!\d)/,
    /\+\d(?:[ \t().\-–/]{0,3}\d){7,14}(?!\d)/,
    // an American number without its area code
    /(?<![\d$€£-])\d{3}[-. ]\d{4}(?![\d-])/,
    spokenNumber,
  ],
  email: [
    /[\p{L}\p{N}._%+-]@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}\.\p{L}{2,20}/u,
    /[\p{L}\p{N}] ?[[(] ?at ?[\])] ?[\p{L}\p{N}]/iu,
    ...spokenEmails,
  ],
  address: [
    // 12 Oak Street
    /(?<![\p{N}$€£.,:])\d{1,6}[a-z]?,? +(?!(?:min|hour|hr|block|mile|km|house|door|room|bed|time|day|week|people|guest))(?:[\p{L}.'’-]{1,20} +){1,3}(?:street|avenue|boulevard|blvd|road|highway|parkway)(?!\p{L})/iu,
    /(?<![\p{N}$€£.,:])\d{1,6}[A-Z]?,? +(?:\p{Lu}[\p{L}.'’-]{0,20} +|\d{1,3}(?:st|nd|rd|th) +){1,3}(?:St|Ave|Rd|Ln|Dr|Ct|Pl|Lane|Drive|Court|Place|Way|Terrace|Circle|Trail)(?!\p{L})/u,
    // Hauptstraße 12, Lindenweg 3
    /\p{L}(?:straße|strasse|str\.|weg|gasse|allee|platz) ?\d{1,4}(?!\d)/iu,
    // 12 rue de la Paix, 5 bis avenue Foch; Haitian: 12 ri Pavé
    /(?<![\p{N}$€£.,:])\d{1,4}(?: ?(?:bis|ter))?,? +(?:rue|avenue|boulevard|impasse|allée|chemin|quai|ri|lari) +\p{L}/iu,
    // Calle Mayor 5, Via Roma 10, Rua Augusta, 100
    /(?<!\p{L})(?:calle|avenida|carrera|paseo|via|viale|corso|piazza|rua|travessa|praça|ri|lari) +(?:(?!(?:y|e|i|a|à|as|las|alle|às|ak|pou) )[\p{L}.'’-]{1,20} +){0,4}(?!(?:a|à|as|las|alle|às) )[\p{L}.'’-]{1,20},? (?:n\.?º? ?)?\d{1,5}(?!\d|[:.,]\d|\p{L}| ?(?:h|%|€))/iu,
    // 中山路12号
    /\p{Script=Han}(?:路|街|道|巷|弄|大道) ?\d{1,5} ?(?:号|號|弄|栋|室)/u,
    // شارع الملك فهد 12
    /(?:شارع|طريق|حي) +(?:[\p{L}.'’-]{1,20},? +){1,5}(?:رقم +)?\d{1,5}(?!\d|:)/u,
  ],
  paymentLink: [
    /(?<![\p{L}\p{N}])(?:paypal|venmo|zelle|cash ?app|wise\.com|revolut|western union|moneygram|apple pay|google pay|alipay|wechat ?pay|mon ?cash|natcash|bizum|satispay|mercado ?pago|bitcoin|usdt)(?![\p{L}\p{N}])/iu,
    /(?:支付宝|微信支付|微信转账|باي ?بال)/u,
    /(?<![\p{L}\p{N}])(?:cash\.app|buy\.stripe\.com|square\.link|ko-fi\.com|gofund\.me|buymeacoffee\.com)(?![\p{L}\p{N}])/iu,
    ...cashOffers,
    // an IBAN
    /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/u,
  ],
  messenger: messengers,
};

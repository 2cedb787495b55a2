import { name } from './text.ts';

/** What somebody calls themselves: no address, and nothing that makes them look like whoever runs the marketplace. */
export const ownName = () => nameWithoutAddress().refine((text) => !looksOfficial(text), 'nameOfficial');

/** The same for who may run the marketplace: the server asks `looksOfficial` where it knows. */
export const nameWithoutAddress = () => name().refine((text) => !address.test(text), 'nameAddress');

/**
 * Whether a text holds a web or email address, or what a mail program makes a link of: what strangers are sent must not
 * lead them elsewhere.
 */
export const namesAnAddress = (text: string): boolean => address.test(text) || linkable.test(text);

// a name may have dots of its own, as in St.John
const address =
  /:\/\/|www\.|@|[\p{L}\p{N}]\.(?:com|net|org|info|biz|io|co|app|dev|me|link|shop|site|online|xyz|example)(?![\p{L}\p{N}])/iu;

// evil.ru, but not e.g. or p.ej.
const linkable = /[\p{L}\p{N}]\.[a-z]{2,24}(?![\p{L}\p{N}.])/u;

/** As whole parts of a name, in our languages. */
const official = new Set([
  ...['freshkey', 'support', 'admin', 'administrator', 'moderator', 'helpdesk'],
  ...['soporte', 'suporte', 'supporto', 'assistenza', 'kundendienst', 'kundenservice', 'sipò', 'sipo'],
  ...['administrador', 'administradora', 'administrateur', 'administratrice', 'amministratore', 'amministratrice'],
  ...['الدعم', 'دعم', 'المشرف', 'الإدارة'],
]);
/** Chinese puts nothing between the parts of a name. */
const officialInChinese = /客服|管理员|管理員|官方/u;

/** Whether a name could be taken for the marketplace’s own, also in letters that only look like these. */
export function looksOfficial(name: string): boolean {
  const plain = [...name.normalize('NFKD')].map((one) => lookalikes[one] ?? one);
  const folded = plain.join('').replace(/\p{M}/gu, '').toLowerCase();
  const parts = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  // FreshKey, and Fresh Key
  const joined = parts.slice(1).map((part, at) => `${parts[at]}${part}`);
  return officialInChinese.test(name) || [...parts, ...joined].some((part) => official.has(part));
}

/** Cyrillic and Greek letters that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', А: 'a', е: 'e', Е: 'e', і: 'i', І: 'i', о: 'o', О: 'o', р: 'p', Р: 'p', с: 's', у: 'y', У: 'y' },
  ...{ к: 'k', К: 'k', м: 'm', М: 'm', н: 'n', Н: 'h', һ: 'h', т: 't', Т: 't', ѕ: 's', Ѕ: 's', ԁ: 'd' },
  ...{ α: 'a', Α: 'a', ε: 'e', Ε: 'e', ι: 'i', Ι: 'i', κ: 'k', Κ: 'k', ο: 'o', Ο: 'o', ρ: 'p', Ρ: 'p' },
  ...{ τ: 't', Τ: 't', υ: 'u', Υ: 'y', Η: 'h', Μ: 'm', Ν: 'n', ı: 'i', ɩ: 'i' },
};

import type { Sign } from './spoken-contacts.ts';

const few = "(?: [\\p{L}’']{1,15}){0,3}";
/** A sign that begins and ends with a whole word. */
const words = (pattern: string): Sign => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');

/** Who takes money or work past Freshkey in words, in each of our languages. What only has to do with cash is none. */
export const cashOffers: readonly Sign[] = [
  // en: a cash register or a cash box is no offer
  words(`(?:pay|pays|paid|paying)${few} (?:in )?cash(?! (?:register|drawer|box|back|machine|desk))`),
  words(`(?:pay|paying|book|settle|deal|work)${few} (?:outside|off) (?:of )?(?:the )?(?:app|platform|site|freshkey)`),
  words('cash in hand|off the books|(?:book|hire|pay) (?:me|us|you)(?: [\\p{L}]{1,10})? (?:direct|directly|privately)'),
  // de: the bar of a home is no money
  words(
    '(?:zahl|bezahl)(?:e|en|t|st)?(?: (?:ich|wir|dir|dich|mir|mich|euch|uns|es|das|alles|lieber|gern|gerne|auch|einfach|direkt)){0,3} (?:in )?bar',
  ),
  words(
    'bar (?:be)?zahlen|bar auf die hand|schwarz (?:be)?zahlen|an freshkey vorbei|buch(?:e|t|en)? (?:mich|uns|dich)(?: \\p{L}{1,10})? direkt',
  ),
  // es, it, pt: to pay begins alike in all three
  words(
    `pag\\p{L}{1,8}${few} (?:en efectivo|en metálico|en negro|por fuera|in contanti|in nero|em dinheiro|em espécie|por fora)`,
  ),
  words(
    '(?:contráta|contrata|resérva|reserva)(?:me|nos) direct\\p{L}{1,6}|(?:prenota|assumi)mi dirett\\p{L}{1,6}|contrat\\p{L}{1,2}[- ](?:me|nos) diret\\p{L}{1,6}',
  ),
  // fr
  words(
    `(?:pay|pai|régl|règl)\\p{L}{1,5}${few} (?:en espèces|en liquide|en cash|au noir|de la main à la main|en direct)`,
  ),
  words(
    'sans passer par (?:freshkey|l’appli|l’application|la plateforme)|(?:réserv|engag)\\p{L}{1,3}[- ](?:moi|nous) (?:directement|en direct)',
  ),
  // ht
  words(`peye${few} (?:kach|an kach|lajan kach|sou kote)|anboche (?:m|mwen) dirèk\\p{L}{0,5}`),
  // ar
  words(`(?:[اأنتي]دفع|سأدفع|سندفع|الدفع)${few} (?:نقدًا|نقدا|كاش|خارج التطبيق|خارج المنصة)|احجز(?:ني|يني) مباشرة`),
  // zh
  /(?:付|给)(?:你|我|您)?现金|现金(?:支付|付款|结算|交易)|私下(?:付|转账|交易|结算)|(?:绕过|绕开)(?:平台|freshkey)|(?:线下|平台外)(?:付款|支付|交易|结算)|直接(?:约|雇)我/iu,
];

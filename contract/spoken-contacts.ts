/** What finds something in a text; a pattern, or what a pattern alone cannot say. */
export interface Sign {
  exec(text: string): readonly string[] | null;
}

const anyOf = (words: string) => words.trim().split(/\s+/).join('|');

/** Digits as they are said, with the tens that French telephone numbers are said in. */
const spoken = anyOf(`
  zero oh one two three four five six seven eight nine double triple
  cero uno dos tres cuatro cinco seis siete ocho nueve
  zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
  vingt trente quarante cinquante soixante
  null eins zwei zwo drei vier fünf sechs sieben acht neun
  um dois três meia quatro cinco sete oito nove
  due tre quattro cinque sei sette otto
  zewo en de twa kat senk sis sèt uit nèf
  صفر واحد اثنان اثنين ثلاثة ثلاث أربعة اربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثماني تسعة تسع`);
const gap = '[ ,.\\-–]{1,3}';
const saidInARow = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${spoken}|\\d)${gap}){6,19}(?:${spoken}|\\d)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Seven digits in a row of which some are words; digits alone have rules of their own. */
export const spokenNumber: Sign = {
  exec: (text) => [...text.matchAll(saidInARow)].find(([run]) => (run.match(/\p{L}+/gu)?.length ?? 0) >= 3) ?? null,
};

export const spokenEmails: readonly Sign[] = [
  /(?<!\p{L})(?:gmail|googlemail|hotmail|protonmail|ymail|yahoo|icloud|gmx|jimail)(?!\p{L})/iu,
  /(?:جيميل|هوتميل|ياهو|谷歌邮箱|(?:QQ|163) ?邮箱)/iu,
  /(?<!\p{L})(?:dot|punto|point|punkt|ponto|pwen|نقطة) {0,2}(?:com|net|org|كوم)(?!\p{L})/iu,
  /(?<!\p{L})punkt de(?!\p{L})/iu,
  /点 ?(?:com|net|org|cn)(?!\p{L})/iu,
  /(?<!\p{L})(?:arroba|arobase|chiocciola|klammeraffe) {0,2}[\p{L}\p{N}]/iu,
];

/** Where people go on talking; a name of one is enough, as nobody needs it for a cleaning. */
export const messengers: readonly Sign[] = [
  /(?<!\p{L})(?:whats ?app(?:en|ez)?|wh?ats?sapp?|wazz?app?|wasap|guasap|watsap|zap ?zap|(?:no|meu|pelo) zap)(?!\p{L})/iu,
  /(?<!\p{L})(?:telegram|télégram|telegrama|insta|instagram|snapchat|facebook|tiktok|wechat|weixin|viber|skype|discord)(?!\p{L})/iu,
  /(?<!\p{L})(?:signal app|on signal|per signal|über signal|sur signal|su signal|por signal) ?(?!\p{L})/iu,
  /(?<![\p{L}\p{N}])(?:ig|tg|fb|wa|snap) ?(?::|@|=) ?@?[\p{L}\p{N}_]/iu,
  /(?<![\p{L}\p{N}.])(?:wa\.me|t\.me|m\.me|ig\.me|fb\.me)(?![\p{L}\p{N}])/iu,
  /(?:واتس ?(?:اب|آب|أب)|تيلي?[جغق]رام|تل[جغ]رام|[إا]نستا|[إا]نست[غقج]رام|سناب ?شات|فيسبوك|ماسنجر)/u,
  /(?:微信(?!支付|转账)|加我?(?:QQ|V信|薇信)|飞书|陌陌|抖音|电报群)/iu,
];

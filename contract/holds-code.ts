/**
 * Whether a text seems to tell how to get in: a code of three to ten digits near a word for one, or a password. Only a
 * hint for who writes it, in any of our languages. Each pattern has bounds, so time grows with the length alone.
 */
export function holdsCode(text: string): boolean {
  const plain = plainOf(text);
  return ways.some((way) => way.test(plain));
}

/** A text of which somebody may read the rest, with what seems to let one in left out. */
export function withoutCodes(text: string): string {
  let left = plainOf(text);
  if (!holdsCode(left)) return text;
  // each time the first one that is left; what was put in its place is none
  for (let way = wayIn(left); way; way = wayIn(left)) left = left.replace(way, hidden);
  return left;
}

const wayIn = (plain: string): RegExp | undefined => ways.find((way) => way.test(plain));

const plainOf = (text: string): string =>
  text.normalize('NFKC').replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));

const mark = '•••';
/** Of what was found: the digits of a code, or whatever follows the word for a password. */
const hidden = (found: string): string =>
  /\d{3,10}/.test(found) ? found.replace(/\d{3,10}/g, mark) : found.replace(/\S+$/, mark);

const word =
  '(?:code|codes|pin|keypad|lock ?box|key ?box|türcode|schlüsselbox|schlüsseltresor|código|clave|digicode|boîte à clés|codice|cassetta|senha|cofre|密码|密碼|门锁|رمز|الرمز|كود|kòd)';
const digits = '(?<![\\p{N}$€£.,:-])\\d{3,10}(?![\\p{N}:%-]|[.,]\\d)';
const codeNear = new RegExp(`(?<!\\p{L}(?<!\\p{Script=Han}))${word}[^\\n.!?。]{0,30}?${digits}`, 'iu');
const digitsNear = new RegExp(
  `${digits}[^\\n.!?。]{0,15}?(?<!\\p{L}(?<!\\p{Script=Han}))${word}(?!\\p{L}(?<!\\p{Script=Han}))`,
  'iu',
);
const password =
  /(?:password|passwort|kennwort|contraseña|mot de passe|senha|密码|密碼|كلمة المرور|كلمة السر|modpas) {0,3}(?:is|ist|es|est|è|é|:|：|=) {0,3}\S{4,}/iu;
const ways = [password, codeNear, digitsNear];

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pluralLanguage } from '#contract/borrowed-plurals.ts';
import { languages } from '#contract/languages.ts';
import type { Fault } from './fault.ts';
import { mayBeTheSame } from './same-in-every-language.ts';

type Texts = Map<string, string>;

const origin = 'en';
const everydayCounts = Array.from({ length: 201 }, (_, count) => count);
const typed = /['"]|\.\.\./;
/** French has a space before these marks, and lines must not break there: U+202F, before a colon U+00A0. */
const breakingSpace = / [;?!:»](?!\w)|« /;
/** Texts the specification gives word for word. */
const asSpecified = new Set(['code.didNotReceive', 'cleaners.blockText', 'saving', 'connect.settingUp']);
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** All nine languages have the same keys with the same placeholders, every plural form, and no leftover English. */
export function checkLocales(): Fault[] {
  const folders = readdirSync('locales');
  return languages.flatMap(({ code }) => {
    if (!folders.includes(code)) return [fault(`locales/${code}`, '', 'Translate locales/en into this language.')];
    return globSync('locales/en/*.json').flatMap((file) => checkFile(basename(file), code));
  });
}

function checkFile(name: string, language: string): Fault[] {
  const file = `locales/${language}/${name}`;
  if (!existsSync(file)) return [fault(file, '', `Translate locales/${origin}/${name}: the file is missing.`)];
  const english = textsOf(`locales/${origin}/${name}`);
  const texts = textsOf(file);
  const wanted = wantedKeys(english, language);
  return [
    ...[...wanted.keys()].filter((key) => !texts.has(key)).map((key) => fault(file, key, `The key ${key} is missing.`)),
    ...[...texts.keys()]
      .filter((key) => !wanted.has(key) && !isRarePlural(key, wanted))
      .map((key) => fault(file, key, `locales/${origin} has no key ${key}: remove it.`)),
    ...[...texts].flatMap(([key, text]) => checkText(file, key, text, wanted.get(key), language)),
  ];
}

/** The fee is filled in by the screens themselves; each language may say it its own way (web/platform/words/figures.ts). */
const theFee = new Set(['{{fee}}', '{{feeExact}}', '{{feeNumber}}']);

function checkText(file: string, key: string, text: string, english: string | undefined, language: string): Fault[] {
  if (text.trim() === '') return [fault(file, key, `${key} is empty.`)];
  if (typed.test(text.replace(/<[^>]+>/g, '')) && !(language === origin && asSpecified.has(key)))
    return [fault(file, key, `${key} has a typewriter's quote or three dots: write ’ “ ” … or the language's own.`)];
  if (language === 'fr' && breakingSpace.test(text))
    return [
      fault(file, key, `${key} has an ordinary space beside ; ? ! : or « »: write U+202F, before a colon U+00A0.`),
    ];
  if (english === undefined) return [];
  const missing = placeholders(english).filter((name) => !placeholders(text).includes(name));
  const extra = placeholders(text).filter((name) => !placeholders(english).includes(name));
  // A plural form for exactly none, one or two may spell out the number.
  const counted = /_(zero|one|two)$/.test(key) ? ['{{count}}', '{{shown}}'] : [];
  const faults = [...missing.filter((name) => !counted.includes(name)), ...extra]
    .filter((name) => !theFee.has(name))
    .map((name) => fault(file, key, `${key} and the English text differ in ${name}.`));
  if (language !== origin && text === english && !mayBeTheSame(text, language)) {
    faults.push(
      fault(file, key, `${key} is still English: translate it, or list it in scripts/check/same-in-every-language.ts.`),
    );
  }
  return faults;
}

/** The keys a language must have, each with its English text; plurals in that language's own forms. */
function wantedKeys(english: Texts, language: string): Texts {
  const wanted: Texts = new Map();
  for (const [key, text] of english) {
    const stem = key.replace(pluralEnding, '');
    if (stem === key || !english.has(`${stem}_other`)) wanted.set(key, text);
    else
      for (const kind of everydayPlurals(language))
        wanted.set(`${stem}_${kind}`, english.get(`${stem}_${kind}`) ?? english.get(`${stem}_other`) ?? text);
  }
  return wanted;
}

/** The plural forms a language needs up to 200: Arabic six, English two, Chinese one. French has one for a million. */
function everydayPlurals(language: string): string[] {
  const rules = new Intl.PluralRules(pluralLanguage(language));
  return [...new Set(everydayCounts.map((count) => rules.select(count)))];
}

const isRarePlural = (key: string, wanted: Texts): boolean =>
  key.endsWith('_many') && wanted.has(key.replace(pluralEnding, '_other'));

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>/g) ?? [])];

function textsOf(file: string): Texts {
  const texts: Texts = new Map();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.set(path, value);
    else if (value && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
    }
  };
  walk(JSON.parse(readFileSync(file, 'utf8')), '');
  return texts;
}

function fault(file: string, key: string, advice: string): Fault {
  return { file, line: existsSync(file) && key ? lineOf(file, key) : 1, advice };
}

function lineOf(file: string, key: string): number {
  const name = `"${key.split('.').at(-1)}":`;
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(name));
  return index + 1;
}

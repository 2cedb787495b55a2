import { existsSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { borrowedPlurals } from '#contract/borrowed-plurals.ts';
import { formatMoney } from '#contract/format-money.ts';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { oneStopAfterTime } from '#contract/one-stop-after-time.ts';

/** `<domain>:<key>`, as in locales/<language>/<domain>.json. */
export type TextKey = `${string}:${string}`;
/** What fills a text; an amount of money is written as its language does, with its cents. */
export type TextParams = Record<string, string | number | { readonly cents: number }>;

const texts = createInstance();
const loaded = new Set<string>();

/**
 * A text for mails and documents in the reader's language, or in English where it is missing. What people wrote is
 * neutralised; a parameter that holds a link of ours is named `link` or ends in `Link`.
 * Throws on a key missing from English.
 */
export function translate(locale: LanguageCode, key: TextKey, params: TextParams = {}): string {
  ensureStarted();
  const domain = key.slice(0, key.indexOf(':'));
  for (const language of new Set([locale, defaultLanguage])) load(language, domain);
  const options = { ...neutral(written(params, locale)), lng: locale };
  if (!texts.exists(key, options)) throw new Error(`locales/en has no text ${key}`);
  // the key type covers the screens' domains; the line above checks the server's
  return String(texts.t(key as never, options as never));
}

function ensureStarted(): void {
  if (texts.isInitialized) return;
  void texts
    .use(borrowedPlurals)
    .use(oneStopAfterTime)
    .init({
      fallbackLng: defaultLanguage,
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false },
      postProcess: oneStopAfterTime.name,
    });
}

function load(language: LanguageCode, domain: string): void {
  const file = new URL(`../../locales/${language}/${domain}.json`, import.meta.url);
  if (loaded.has(file.href)) return;
  loaded.add(file.href);
  if (existsSync(file)) texts.addResourceBundle(language, domain, JSON.parse(readFileSync(file, 'utf8')));
}

type Written = Record<string, string | number>;

/** Every amount as a reader of the language knows it. */
export function written(params: TextParams, language: LanguageCode): Written {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatMoney(value.cents, language) : value,
  ]);
  return Object.fromEntries(entries);
}

function neutral(params: Written): Written {
  const entries = Object.entries(params).map(([name, value]) => [name, isOurLink(name) ? value : neutralise(value)]);
  return Object.fromEntries(entries);
}

const isOurLink = (name: string) => /^link$|Link$/.test(name);

/** One line, with nothing a mail program would turn into a link: a name must not be able to lead anyone astray. */
function neutralise(value: string | number): string | number {
  if (typeof value === 'number') return value;
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll('://', ': //');
}

import { pluralLanguage } from '#contract/borrowed-plurals.ts';
import type { Words } from './words/words.ts';

interface Options {
  count?: number;
  lng?: string;
  ns?: string | readonly string[];
  [value: string]: unknown;
}

type LoadWords = (language: string, domain: string) => Promise<Words>;

/**
 * The part of i18next that screens use, as react-i18next asks for it: words by domain and language, loaded when asked
 * for; values in `{{braces}}`; plurals by `Intl`. i18next itself is 14 kB of every screen and speaks for the server only;
 * speech.test.ts holds both to the same sentences.
 */
export class Speech {
  readonly isInitialized = true;
  readonly options: { ns: string[]; defaultNS: string };
  language: string;
  // not #private: react-i18next hands out a proxy of it
  private readonly load: LoadWords;
  private readonly words = new Map<string, Words>();
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly listeners = new Set<() => void>();

  constructor(language: string, domains: readonly string[], load: LoadWords) {
    this.options = { ns: [...domains], defaultNS: 'common' };
    this.language = language;
    this.load = load;
  }

  get languages(): string[] {
    return [this.language];
  }

  on(_languageChanged: string, listener: () => void): void {
    this.listeners.add(listener);
  }

  off(_languageChanged: string, listener: () => void): void {
    this.listeners.delete(listener);
  }

  hasLoadedNamespace(domain: string, { lng = this.language }: { lng?: string } = {}): boolean {
    return this.words.has(`${lng}/${domain}`);
  }

  async loadNamespaces(domains: string | readonly string[], loaded?: () => void): Promise<void> {
    for (const domain of [domains].flat()) if (!this.options.ns.includes(domain)) this.options.ns.push(domain);
    await this.loadLanguages(this.language, loaded);
  }

  async loadLanguages(language: string, loaded?: () => void): Promise<void> {
    await Promise.all(this.options.ns.map((domain) => this.loadOnce(language, domain)));
    loaded?.();
  }

  async changeLanguage(language: string): Promise<void> {
    await this.loadLanguages(language);
    this.language = language;
    for (const listener of [...this.listeners]) listener();
  }

  getFixedT(language: string | null, domain: string): (key: string, options?: Options) => string {
    return (key, options) => this.t(key, { ns: domain, lng: language ?? undefined, ...options });
  }

  exists(key: string, options: Options = {}): boolean {
    return this.find(key, options) !== undefined;
  }

  /** The words of `domain:path.to.key`; the key itself where there are none. */
  t(key: string, options: Options = {}): string {
    const found = this.find(key, options);
    if (found === undefined) return key.slice(key.indexOf(':') + 1);
    return found.replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, name: string) =>
      Object.hasOwn(options, name) ? String(options[name] ?? '') : gap,
    );
  }

  private find(key: string, { lng = this.language, ns = this.options.defaultNS, count }: Options): string | undefined {
    const [, named, path = ''] = /^(?:([^:]*):)?(.*)$/s.exec(key) ?? [];
    const words = this.words.get(`${lng}/${named ?? [ns].flat()[0]}`);
    const forms =
      count === undefined ? [''] : [`_${count === 0 ? 'zero' : ''}`, `_${formOf(lng, count)}`, '_other', ''];
    return forms.map((form) => wordsAt(words, path + form)).find((found) => found !== undefined);
  }

  /** What cannot be loaded shows its keys: a page without these words is better than none. */
  private loadOnce(language: string, domain: string): Promise<void> {
    const name = `${language}/${domain}`;
    if (this.words.has(name)) return Promise.resolve();
    const loading =
      this.underWay.get(name) ??
      this.load(language, domain)
        .catch(() => ({}))
        .then((words) => {
          this.words.set(name, words);
          this.underWay.delete(name);
        });
    this.underWay.set(name, loading);
    return loading;
  }
}

const rules = new Map<string, Intl.PluralRules>();

function formOf(language: string, count: number): string {
  const known = rules.get(language) ?? new Intl.PluralRules(pluralLanguage(language));
  rules.set(language, known);
  return known.select(count);
}

function wordsAt(words: unknown, path: string): string | undefined {
  let at: unknown = words;
  for (const step of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Words)[step]; // it has just been found to be an object of words
  }
  return typeof at === 'string' ? at : undefined;
}

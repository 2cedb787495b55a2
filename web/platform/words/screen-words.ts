import type { i18n } from 'i18next';
import type { LanguageCode } from '#contract/languages.ts';
import type { WordsByDomain } from '../locale-loader.ts';
import { figuresOf, type Named, usualNamed } from './figures.ts';
import { type Params, say } from './say.ts';
import { WordStore } from './word-store.ts';

type Listener = () => void;
type Options = Params & { ns?: string; lng?: string | null };
type Say = (key: string, options?: Options) => string;

const defaultDomain = 'common';

/**
 * The words of the screens in the reader's language: as much of i18next as the screens use. The whole library would be
 * 13 kB on every screen, most of it for other ways to name, nest, format and detect (docs/decisions/0028).
 */
export class ScreenWords {
  language: string;
  /** Which domains were asked for, in whatever language. */
  readonly wanted = new Set<string>();
  readonly reportNamespaces = { getUsedNamespaces: () => [...this.wanted] };
  /** How often words have come. */
  added = 0;
  /** What texts name without being given it: what this marketplace charges, and its deadlines. */
  #named: Named = usualNamed;
  /** The same as each language says it. */
  readonly #figures = new Map<string, Params>();
  /** How often other figures have come. */
  filled = 0;
  readonly #store: WordStore;
  readonly #fixed = new Map<string, Say>();
  readonly #listeners = new Set<Listener>();

  constructor(language: string, there: WordsByDomain) {
    this.language = language;
    this.#store = new WordStore(language, there, () => {
      this.added += 1;
      this.#tell();
    });
  }

  /** The text of `domain:key`, or of the key in the domain that is named beside it; the key where there is none. */
  t(key: string, options?: Options): string {
    const { text, ownKey } = this.#find(key, options);
    return text ?? ownKey;
  }

  exists(key: string, options?: Options): boolean {
    return this.#find(key, options).text !== undefined;
  }

  /** The same function for the same domain, so that what depends on it stays as it is. Null is the reader's language. */
  getFixedT(lng: string | null, ns: string): Say {
    const name = `${lng}/${ns}`;
    const fixed = this.#fixed.get(name) ?? ((key, options) => this.t(key, { lng, ns, ...options }));
    this.#fixed.set(name, fixed);
    return fixed;
  }

  /** The texts name these from now on. */
  fill(named: Named): void {
    if (JSON.stringify(named) === JSON.stringify(this.#named)) return;
    this.#named = named;
    this.#figures.clear();
    // another function for each domain, so that what depends on it is worded anew
    this.#fixed.clear();
    this.filled += 1;
    this.#tell();
  }

  hasResourceBundle(language: string, domain: string): boolean {
    return this.#store.of(language, domain) !== undefined;
  }

  addResourceBundle(language: string, domain: string, words: WordsByDomain[string]): void {
    this.#store.add(language, domain, words);
  }

  async loadNamespaces(domains: string | readonly string[]): Promise<void> {
    const asked = [domains].flat();
    for (const domain of asked) this.wanted.add(domain);
    await this.#store.load(this.language, asked);
  }

  /** What the screens so far have needed, in another language. */
  async loadLanguages(language: string): Promise<void> {
    await this.#store.load(language, this.wanted);
  }

  async changeLanguage(language: string): Promise<void> {
    await this.loadLanguages(language);
    this.language = language;
    this.#tell();
  }

  /** Calls whenever words have come or the language is another one; answers what ends that. */
  readonly onChange = (listener: Listener): Listener => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #figuresIn(language: string): Params {
    // a language of ours, or none of its words would be there
    const figures = this.#figures.get(language) ?? figuresOf(this.#named, language as LanguageCode);
    this.#figures.set(language, figures);
    return figures;
  }

  #find(key: string, { ns = defaultDomain, lng, ...params }: Options = {}) {
    const at = key.indexOf(':');
    const [domain, ownKey] = at < 0 ? [ns, key] : [key.slice(0, at), key.slice(at + 1)];
    const language = lng ?? this.language;
    const filled = { ...this.#figuresIn(language), ...params };
    return { ownKey, text: say(this.#store.of(language, domain), ownKey, filled, language) };
  }
}

/** As i18next's types know it, so that every key is checked. */
export function asI18n(words: ScreenWords): i18n {
  // what the screens use of it is there; for the rest of the type nobody asks
  return words as unknown as i18n;
}

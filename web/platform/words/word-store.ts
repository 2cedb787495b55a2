import { loadWords, type Words, type WordsByDomain } from '../locale-loader.ts';

/** Before a domain that cannot be fetched counts as having no words: a screen does not wait for ever. */
const pausesMs = [400, 1_600];

/** The words that are there, by language and domain, and those on their way. */
export class WordStore {
  readonly #there = new Map<string, Words>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #whenAdded: () => void;

  constructor(language: string, there: WordsByDomain, whenAdded: () => void) {
    this.#whenAdded = whenAdded;
    for (const [domain, words] of Object.entries(there)) this.#there.set(nameOf(language, domain), words);
  }

  of(language: string, domain: string): Words | undefined {
    return this.#there.get(nameOf(language, domain));
  }

  add(language: string, domain: string, words: Words): void {
    this.#there.set(nameOf(language, domain), words);
    this.#whenAdded();
  }

  /** Settles once all of these are there; each is fetched once. */
  async load(language: string, domains: Iterable<string>): Promise<void> {
    const missing = [...domains].filter((domain) => !this.of(language, domain));
    await Promise.all(missing.map((domain) => this.#loadOne(language, domain)));
  }

  #loadOne(language: string, domain: string): Promise<void> {
    const name = nameOf(language, domain);
    const underWay = this.#loading.get(name);
    if (underWay) return underWay;
    const loading = fetchPatiently(language, domain)
      .then((words) => {
        this.add(language, domain, words ?? {});
        if (!words) this.#loadOnceBack(language, domain);
      })
      .finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  /** A screen that went without its words has them once the connection is back. */
  #loadOnceBack(language: string, domain: string): void {
    if (typeof window === 'undefined') return;
    window.addEventListener('online', () => void this.#loadOne(language, domain), { once: true });
  }
}

const nameOf = (language: string, domain: string) => `${language}/${domain}`;

async function fetchPatiently(language: string, domain: string): Promise<Words | null> {
  for (const pause of pausesMs) {
    const words = await loadWords(language, domain).catch(() => null);
    if (words) return words;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return loadWords(language, domain).catch(() => null);
}

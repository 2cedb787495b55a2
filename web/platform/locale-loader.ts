import type { LanguageCode } from '#contract/languages.ts';

type Words = Record<string, unknown>;

// One chunk per language and domain, fetched when a screen first needs it.
const files = import.meta.glob<Words>('../../locales/*/*.json', { import: 'default' });

/** The words of one domain in one language; empty where they are not translated yet, so that English stands in. */
export async function loadWords(language: string, domain: string): Promise<Words> {
  const load = files[`../../locales/${language}/${domain}.json`];
  return load ? load() : {};
}

/** Every domain that has words in this language. */
export function domainsOf(language: LanguageCode): string[] {
  const prefix = `../../locales/${language}/`;
  return Object.keys(files)
    .filter((file) => file.startsWith(prefix))
    .map((file) => file.slice(prefix.length, -'.json'.length));
}

import { findLanguage, type LanguageCode } from '#contract/languages.ts';
import type { ScreenName } from '#web/paths.ts';

export type Words = Record<string, unknown>;
/** The words of several domains. */
export type WordsByDomain = Record<string, Words>;

/** The build writes the words beside the app's code (scripts/write-words.ts), so that no one fetches a list of their files. */
const areWritten = import.meta.env.PROD && !import.meta.env.SSR;
const files = areWritten ? {} : import.meta.glob<Words>('../../locales/*/*.json', { import: 'default' });

/** The words of one domain in one language. */
export async function loadWords(language: string, domain: string): Promise<Words> {
  const code = findLanguage(language)?.code;
  if (!code) return {};
  if (areWritten) return (await written<{ default: Words }>(code, domain)).default;
  return (await files[`../../locales/${code}/${domain}.json`]?.()) ?? {};
}

/** What a screen shows at first, in one file; its document has asked for it already. Nothing where none is written. */
export async function loadFirstWords(language: LanguageCode, screen: ScreenName | null): Promise<WordsByDomain> {
  if (!areWritten) return {};
  return (await written<{ default: WordsByDomain }>(language, firstWordsFile(screen))).default;
}

/** Under which name the first words of a screen are written. */
export const firstWordsFile = (screen: ScreenName | null): string => `first-${screen ?? 'none'}`;

function written<File>(language: LanguageCode, name: string): Promise<File> {
  return import(/* @vite-ignore */ `${document.documentElement.dataset.words}${language}/${name}.js`);
}

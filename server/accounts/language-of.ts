import { defaultLanguage, findLanguage, type LanguageCode } from '#contract/languages.ts';
import type { Caller } from '#server/platform/http/actor.ts';

/** The first of the browser's languages that is one of ours. */
export function languageOf({ language }: Pick<Caller, 'language'>): LanguageCode {
  const tags = language.split(',').map((entry) => entry.split(';')[0]?.trim());
  const known = tags.map(findLanguage).find((found) => found !== undefined);
  return known?.code ?? defaultLanguage;
}

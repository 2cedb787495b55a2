import Negotiator from 'negotiator';
import { defaultLanguage, findLanguage, type LanguageCode, languageCodes } from '#contract/languages.ts';
import type { Caller } from '#server/platform/http/actor.ts';

/** The browser's most preferred of our languages. */
export function languageOf({ language }: Pick<Caller, 'language'>): LanguageCode {
  const [best] = new Negotiator({ headers: { 'accept-language': language } }).languages([...languageCodes]);
  return findLanguage(best)?.code ?? defaultLanguage;
}

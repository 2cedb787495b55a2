import Negotiator from 'negotiator';
import { defaultLanguage, findLanguage, type LanguageCode, languageCodes } from '#contract/languages.ts';
import type { Caller } from '#server/platform/http/actor.ts';

/** The browser's most preferred of our languages; null where it prefers none of them. */
export function languageAsked({ language }: Pick<Caller, 'language'>): LanguageCode | null {
  const [best] = new Negotiator({ headers: { 'accept-language': language } }).languages([...languageCodes]);
  return findLanguage(best)?.code ?? null;
}

/** The same, or English. */
export const languageOf = (caller: Pick<Caller, 'language'>): LanguageCode => languageAsked(caller) ?? defaultLanguage;

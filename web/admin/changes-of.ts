import { languages } from '#contract/languages.ts';
import type { SettingValue, WordsByLanguage } from '#contract/setting-rules.ts';

interface Change {
  key: string;
  /** The language of a text, as it calls itself. */
  language?: string;
  before: SettingValue;
  after: SettingValue;
}

/** What a decision changed: of a text in several languages only those that became another. */
export function changesOf(before: SettingValue, after: SettingValue): Change[] {
  if (!isText(before) && !isText(after)) return [{ key: 'value', before, after }];
  return languages.flatMap(({ code, nativeName }) => {
    const [was, is] = [wordsIn(before, code), wordsIn(after, code)];
    return was === is ? [] : [{ key: code, language: nativeName, before: asText(was), after: asText(is) }];
  });
}

const isText = (value: SettingValue): value is WordsByLanguage => typeof value === 'object' && value !== null;
const wordsIn = (value: SettingValue, code: keyof WordsByLanguage) => (isText(value) ? value[code] : undefined);
/** Read in English by whoever has no other, so that it is shown to every reader. */
const asText = (words: string | undefined): SettingValue => (words === undefined ? null : { en: words });

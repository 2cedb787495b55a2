import { type LanguageCode, languages } from '#contract/languages.ts';
import { isRuleTable, type OwnersRule, ownersRules } from '#contract/rule-table.ts';
import type { SettingValue } from '#contract/setting-rules.ts';
import { isBanner } from './kinds-of-value.ts';

interface Change {
  key: string;
  /** The language of a text, as it calls itself. */
  language?: string;
  /** The row of the table. */
  rule?: OwnersRule;
  before: SettingValue;
  after: SettingValue;
}

/** What a decision changed: of a text in several languages, or a table, only what became another. */
export function changesOf(before: SettingValue, after: SettingValue): Change[] {
  if (isRuleTable(before) && isRuleTable(after))
    return ownersRules
      .filter((rule) => before[rule] !== after[rule])
      .map((rule) => ({ key: rule, rule, before: before[rule], after: after[rule] }));
  if (!isBanner(before) && !isBanner(after)) return [{ key: 'value', before, after }];
  return languages.flatMap(({ code, nativeName }) => {
    const [was, is] = [wordsIn(before, code), wordsIn(after, code)];
    return was === is ? [] : [{ key: code, language: nativeName, before: asText(was), after: asText(is) }];
  });
}

const wordsIn = (value: SettingValue, code: LanguageCode) => (isBanner(value) ? value[code] : undefined);
/** Read in English by whoever has no other, so that it is shown to every reader. */
const asText = (words: string | undefined): SettingValue => (words === undefined ? null : { en: words });

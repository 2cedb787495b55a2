import { ownersRules, type RuleTable } from '#contract/rule-table.ts';
import type { SettingValue, WordsByLanguage } from '#contract/setting-rules.ts';

export const isTable = (value: SettingValue): value is RuleTable =>
  typeof value === 'object' && value !== null && ownersRules[0] in value;
export const isWords = (value: SettingValue): value is WordsByLanguage =>
  typeof value === 'object' && value !== null && !isTable(value);

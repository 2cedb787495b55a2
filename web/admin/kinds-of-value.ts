import type { Banner } from '#contract/banners.ts';
import { ownersRules, type RuleTable } from '#contract/rule-table.ts';
import type { SettingValue } from '#contract/setting-rules.ts';

export const isTable = (value: SettingValue): value is RuleTable =>
  typeof value === 'object' && value !== null && ownersRules[0] in value;
export const isBanner = (value: SettingValue): value is Banner =>
  typeof value === 'object' && value !== null && !isTable(value);

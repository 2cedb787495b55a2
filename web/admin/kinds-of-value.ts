import type { Banner } from '#contract/banners.ts';
import { isRuleTable } from '#contract/rule-table.ts';
import type { SettingValue } from '#contract/setting-rules.ts';

export const isBanner = (value: SettingValue): value is Banner =>
  typeof value === 'object' && value !== null && !isRuleTable(value);

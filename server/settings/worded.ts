import { createHash } from 'node:crypto';
import { formatMoney } from '#contract/format-money.ts';
import { type SettingName, type SettingRule, type SettingValue, settingRules } from '#contract/setting-rules.ts';

/** A value as the audit chain keeps it, which holds amounts and codes: of a text only its hash. */
export function worded(name: SettingName, value: SettingValue): string {
  const { kind }: SettingRule = settingRules[name];
  if (value === null || value === false) return 'off';
  if (value === true) return 'on';
  if (typeof value === 'number') return wordedNumber(kind, value);
  if (kind === 'table')
    return Object.entries(value)
      .map(([rule, percent]) => `${rule} ${percent}%`)
      .join(', ');
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

const units: Partial<Record<SettingRule['kind'], string>> = { hours: ' h', percent: '%' };
const wordedNumber = (kind: SettingRule['kind'], value: number) =>
  kind === 'cents' ? formatMoney(value, 'en') : `${value}${units[kind] ?? ''}`;

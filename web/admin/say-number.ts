import type { LanguageCode } from '#contract/languages.ts';
import type { SettingRule } from '#contract/setting-rules.ts';
import { formatHours, formatPercent } from '#contract/term-figures.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';

/** A setting's number with its unit. */
export function sayNumber(kind: SettingRule['kind'], value: number, language: LanguageCode): string {
  if (kind === 'cents') return formatMoney(value);
  if (kind === 'hours') return formatHours(value, language);
  return kind === 'percent' ? formatPercent(value, language) : formatNumber(value, language);
}

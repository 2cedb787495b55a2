import { useTranslation } from 'react-i18next';
import { isRuleTable, ownersRules, type RuleTable, usualTable } from '#contract/rule-table.ts';
import { type SettingName, type SettingRule, type SettingValue, settingRules } from '#contract/setting-rules.ts';
import { formatPercent } from '#contract/term-figures.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { sayNumber } from './say-number.ts';

/** A setting's value as its readers know it; a text in their own language, or else in English. */
export function useSettingWords() {
  const { t } = useTranslation(['platformSettings', 'reports']);
  const { language } = useLanguage();
  /** Only what is another than usual; all of it would be a page. */
  function sayTable(table: RuleTable): string {
    const others = ownersRules.filter((rule) => table[rule] !== usualTable[rule]);
    if (others.length === 0) return t('tableUsual');
    return others.map((rule) => `${t(`reports:rules.${rule}`)}: ${formatPercent(table[rule], language)}`).join(' · ');
  }
  return (name: SettingName, value: SettingValue): string => {
    const { kind }: SettingRule = settingRules[name];
    if (value === null && kind === 'email') return t('ofServer');
    if (value === null) return t(kind === 'words' || kind === 'phone' ? 'none' : 'off');
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (isRuleTable(value)) return sayTable(value);
    if (typeof value === 'object') return value[language] ?? value.en ?? '';
    if (typeof value === 'string') return value;
    return sayNumber(kind === 'table' ? 'percent' : kind, value, language);
  };
}

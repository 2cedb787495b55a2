import { useTranslation } from 'react-i18next';
import { type SettingName, type SettingRule, type SettingValue, settingRules } from '#contract/setting-rules.ts';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** A setting's value as its readers know it; a text in their own language, or else in English. */
export function useSettingWords() {
  const { t } = useTranslation('platformSettings');
  const { language } = useLanguage();
  return (name: SettingName, value: SettingValue): string => {
    const { kind }: SettingRule = settingRules[name];
    if (value === null) return t(kind === 'words' ? 'none' : 'off');
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (typeof value === 'object') return value[language] ?? value.en ?? '';
    return kind === 'cents' ? formatMoney(value) : formatNumber(value, language);
  };
}

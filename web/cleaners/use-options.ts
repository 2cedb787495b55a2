import { useTranslation } from 'react-i18next';
import { cleaningTypes, spokenLanguages, weekdays } from '#contract/states.ts';

/** The choices of a profile by their names in the reader's language. */
export function useLanguageOptions() {
  const { t } = useTranslation('cleaner');
  return spokenLanguages.map((value) => ({ value, label: t(`languages.${value}`) }));
}

export function useTypeOptions() {
  const { t } = useTranslation('cleaner');
  return cleaningTypes.map((value) => ({ value, label: t(`types.${value}`) }));
}

export function useWeekdayOptions() {
  const { t } = useTranslation('cleaner');
  return weekdays.map((value) => ({ value, label: t(`weekdays.${value}`) }));
}

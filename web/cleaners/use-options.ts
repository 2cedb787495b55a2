import { useTranslation } from 'react-i18next';
import { cleaningTypes, spokenLanguages, weekdays } from '#contract/states.ts';

/** The choices of a profile by their names in the reader's language. */
export function useLanguageOptions() {
  const { t } = useTranslation('cleanerProfile');
  return spokenLanguages.map((value) => ({ value, label: t(`languageNames.${value}`) }));
}

export function useTypeOptions() {
  const { t } = useTranslation('cleanerProfile');
  return cleaningTypes.map((value) => ({ value, label: t(`typeNames.${value}`) }));
}

export function useWeekdayOptions() {
  const { t } = useTranslation('availability');
  return weekdays.map((value) => ({ value, label: t(`weekdays.${value}`) }));
}

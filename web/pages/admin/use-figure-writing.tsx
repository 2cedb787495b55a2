import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** How sums, counts, shares and waits are written; – where there was nothing to count. */
export function useFigureWriting() {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  return useMemo(() => {
    const number = (value: number) => formatNumber(value, language);
    return {
      number,
      moneyText: formatMoney,
      money: (cents: number) => <bdi>{formatMoney(cents)}</bdi>,
      percent: (value: number | null) =>
        value === null ? t('none') : t('analytics.percent', { value: number(Math.round(value * 10) / 10) }),
      /** Minutes up to two hours, then hours. */
      wait(minutes: number | null) {
        if (minutes === null) return t('none');
        return minutes < 120
          ? t('analytics.minutes', { shown: number(Math.round(minutes)) })
          : t('analytics.hours', { shown: number(Math.round(minutes / 6) / 10) });
      },
    };
  }, [language, t]);
}

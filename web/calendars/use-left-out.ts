import { useTranslation } from 'react-i18next';
import type { LeftOut } from '#contract/calendar.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

const kinds = ['blocked', 'past', 'ownExport', 'other'] as const;

/** Why entries of a calendar are no stays, in a line ("Blocked: 3 · Already over: 2"); empty where there are none. */
export function useLeftOut(): (leftOut: LeftOut | undefined) => string {
  const { t } = useTranslation('calendars');
  const { language } = useLanguage();
  return (leftOut) =>
    kinds
      .filter((kind) => leftOut?.[kind])
      .map((kind) => t(`leftOut.${kind}`, { shown: formatNumber(leftOut?.[kind] ?? 0, language) }))
      .join(' · ');
}

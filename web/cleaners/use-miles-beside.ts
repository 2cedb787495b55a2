import { useTranslation } from 'react-i18next';
import { type DistanceUnit, formatDistance } from '#contract/distance.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** Says beside the help of a field for the service radius what its kilometres are in miles, or its miles in kilometres. */
export function useMilesBeside(help: string, typed: unknown, unit: DistanceUnit = 'km'): string {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const km = Number(typed);
  if (!(km > 0)) return help;
  const both = [formatDistance(km, 'km', language), formatDistance(km, 'mi', language)] as const;
  const [typedAs, other] = unit === 'km' ? both : both.toReversed();
  return `${help} · ${t('distance.inMiles', { km: typedAs, miles: other })}`;
}

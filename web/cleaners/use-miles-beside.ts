import { useTranslation } from 'react-i18next';
import { type DistanceUnit, formatDistance } from '#contract/distance.ts';
import { useLanguage } from '#web/platform/language.tsx';

/**
 * Says beside the help of a field for the service radius what its kilometres are in miles; of miles, their limits in place
 * of the help, which tells them in kilometres, and what they are in kilometres.
 */
export function useMilesBeside(help: string, typed: unknown, unit: DistanceUnit = 'km'): string {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const km = Number(typed);
  const written = (length: number, as: DistanceUnit) => formatDistance(length, as, language);
  const limits = unit === 'km' ? help : `${written(5, unit)}–${written(100, unit)}`;
  if (!(km > 0)) return limits;
  const both = [written(km, 'km'), written(km, 'mi')] as const;
  const [typedAs, other] = unit === 'km' ? both : both.toReversed();
  return `${limits} · ${t('distance.inMiles', { km: typedAs, miles: other })}`;
}

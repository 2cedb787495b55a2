import { useTranslation } from 'react-i18next';
import { type DistanceUnit, formatDistance, kmPerMile } from '#contract/distance.ts';
import { useLanguage } from '#web/platform/language.tsx';

/**
 * Says beside the help of a field for the service radius what its kilometres are in miles; of miles, their limits in place
 * of the help, which tells them in kilometres, and what they are in kilometres.
 */
export function useMilesBeside(help: string, typed: unknown, unit: DistanceUnit = 'km'): string {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const km = Number(typed);
  // whole ones are typed
  const miles = (length: number) =>
    formatDistance(unit === 'km' ? length : Math.round(length / kmPerMile) * kmPerMile, 'mi', language);
  const limits = unit === 'km' ? help : `${miles(5)}–${miles(100)}`;
  if (!(km > 0)) return limits;
  const both = [formatDistance(km, 'km', language), miles(km)] as const;
  const [typedAs, other] = unit === 'km' ? both : both.toReversed();
  return `${limits} · ${t('distance.inMiles', { km: typedAs, miles: other })}`;
}

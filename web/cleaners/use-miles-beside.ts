import { useTranslation } from 'react-i18next';
import { type DistanceUnit, formatDistance, kmPerMile } from '#contract/distance.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** In whole miles, what may be typed for 5 to 100 km. */
const limits = [3, 62];

/** The help of a field for the service radius: in kilometres with what is typed in miles; in miles, their limits. */
export function useMilesBeside(help: string, typed: unknown, unit: DistanceUnit = 'km'): string {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const say = (km: number, as: DistanceUnit) => formatDistance(km, as, language);
  if (unit === 'mi') return limits.map((miles) => say(miles * kmPerMile, unit)).join('–');
  const km = Number(typed);
  return km > 0 ? `${help} · ${t('distance.inMiles', { km: say(km, 'km'), miles: say(km, 'mi') })}` : help;
}

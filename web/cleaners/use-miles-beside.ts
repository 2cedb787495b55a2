import { useTranslation } from 'react-i18next';
import { formatDistance } from '#contract/distance.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** The service radius is kept in kilometres; says beside the help of its field how many miles the typed ones are. */
export function useMilesBeside(help: string, typed: unknown): string {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const km = Number(typed);
  if (!(km > 0)) return help;
  const [inKm, miles] = [formatDistance(km, 'km', language), formatDistance(km, 'mi', language)];
  return `${help} · ${t('distance.inMiles', { km: inKm, miles })}`;
}

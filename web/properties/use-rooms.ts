import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';

/** "3 bed, 2.5 bath", as far as it is known. */
export function useRooms(): (rooms: { bedrooms: number | null; bathrooms: number | null }) => string | null {
  const { t } = useTranslation('properties');
  const { language } = useLanguage();
  return ({ bedrooms, bathrooms }) => {
    const bed = bedrooms === null ? null : formatNumber(bedrooms, language);
    const bath = bathrooms === null ? null : formatNumber(bathrooms, language);
    if (bed !== null && bath !== null) return t('rooms.both', { bedrooms: bed, bathrooms: bath });
    if (bed !== null) return t('rooms.bedrooms', { bedrooms: bed });
    return bath === null ? null : t('rooms.bathrooms', { bathrooms: bath });
  };
}

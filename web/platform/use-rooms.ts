import { useTranslation } from 'react-i18next';
import { formatNumber } from './format.ts';
import { useLanguage } from './language.tsx';

interface Rooms {
  bedrooms: number | null;
  bathrooms: number | null;
}

/** "3 bed, 2.5 bath" in the reader's plurals and decimals, as far as known. */
export function useRooms(): (rooms: Rooms) => string | null {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  // no line breaks between a number and what it counts
  const counted = (room: keyof Rooms, count: number | null) =>
    count === null ? null : t(`rooms.${room}`, { count, shown: formatNumber(count, language) }).replace(' ', '\u00a0');
  return (rooms) => {
    const bedrooms = counted('bedrooms', rooms.bedrooms);
    const bathrooms = counted('bathrooms', rooms.bathrooms);
    if (bedrooms === null || bathrooms === null) return bedrooms ?? bathrooms;
    return t('rooms.both', { bedrooms, bathrooms });
  };
}

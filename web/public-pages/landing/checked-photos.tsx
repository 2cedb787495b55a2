import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type Photo, PhotoTile } from '#web/ui/photo-tile.tsx';
import bath from '../pictures/bath.svg';
import bed from '../pictures/bed.svg';
import kitchen from '../pictures/kitchen.svg';
import living from '../pictures/living.svg';
import { exampleZone, hoursLater } from './example-week.ts';

/** Four photographs of a finished job: three are fresh, one was seen before. */
export function CheckedPhotos() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const fresh = { caption: t('picture.fresh'), tone: 'good', icon: Check } as const;
  const day = formatDay(hoursLater(-47 * 24), { language, timeZone: exampleZone });
  const photos: Photo[] = [
    { id: 'kitchen', src: kitchen, alt: t('how.photos.kitchen'), ...fresh },
    { id: 'bath', src: bath, alt: t('how.photos.bath'), ...fresh },
    { id: 'living', src: living, alt: t('how.photos.living'), ...fresh },
    {
      id: 'bed',
      src: bed,
      alt: t('how.photos.bed'),
      caption: t('how.photos.reused', { day }),
      tone: 'bad',
      icon: Copy,
    },
  ];
  return (
    <ul className="grid grid-cols-2 gap-1.5 md:grid-cols-4">
      {photos.map((photo) => (
        <li key={photo.id}>
          <PhotoTile photo={photo} />
        </li>
      ))}
    </ul>
  );
}

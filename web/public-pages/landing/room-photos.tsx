import { useTranslation } from 'react-i18next';
import { type Photo, PhotoTile } from '#web/ui/photo-tile.tsx';
import bath from '../pictures/bath.svg';
import bed from '../pictures/bed.svg';
import kitchen from '../pictures/kitchen.svg';
import living from '../pictures/living.svg';

/** Four photographs of a finished job, a room each. */
export function RoomPhotos() {
  const { t } = useTranslation('landing');
  const photos: Photo[] = [
    { id: 'kitchen', src: kitchen, alt: t('how.photos.kitchen') },
    { id: 'bath', src: bath, alt: t('how.photos.bath') },
    { id: 'living', src: living, alt: t('how.photos.living') },
    { id: 'bed', src: bed, alt: t('how.photos.bed') },
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

import { useTranslation } from 'react-i18next';
import type { ChosenPhoto } from '#web/platform/use-chosen-photos.ts';
import { ChosenPhotoTile } from '#web/ui/chosen-photo-tile.tsx';

interface ChosenPhotosProps {
  photos: readonly ChosenPhoto[];
  onRemove: (id: string) => void;
}

/** The photos that will go with a message. */
export function ChosenPhotos({ photos, onRemove }: ChosenPhotosProps) {
  const { t } = useTranslation('messages');
  if (photos.length === 0) return null;
  return (
    <ul aria-label={t('composer.photos')} className="flex gap-2 overflow-x-auto">
      {photos.map(({ id, preview, photoUrl }, index) => (
        <ChosenPhotoTile
          key={id}
          className="size-20 shrink-0"
          preview={preview}
          sending={photoUrl === null}
          removeLabel={t('composer.removePhoto', { number: index + 1 })}
          onRemove={() => onRemove(id)}
        />
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import type { Deliverable } from '#contract/work.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { type Photo, PhotoGrid } from '#web/ui/photo-grid.tsx';

interface PhotosOfTypeProps {
  type: Deliverable['photoType'];
  photos: readonly Deliverable[];
  timeZone: string;
}

/** The photos of one moment, each with the time it was taken where the camera told it. */
export function PhotosOfType({ type, photos, timeZone }: PhotosOfTypeProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  if (photos.length === 0) return null;
  const shown = photos.map(({ id, photoUrl, thumbnailUrl, takenAt, note }, index): Photo => {
    const name = t(`photos.one.${type}`, { number: index + 1 });
    return {
      id,
      src: photoUrl,
      thumbnail: thumbnailUrl,
      alt: note ? t('photos.noted', { name, note }) : name,
      caption: takenAt ? formatTime(takenAt, { language, timeZone }) : undefined,
    };
  });
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-semibold">{t(`photos.type.${type}`)}</h3>
      <PhotoGrid photos={shown} label={t(`photos.type.${type}`)} />
    </div>
  );
}

import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from './lightbox.tsx';
import { type Photo, PhotoTile } from './photo-tile.tsx';

export type { Photo } from './photo-tile.tsx';

export type PhotoGridProps = {
  photos: readonly Photo[];
  /** Comes first: the tile that opens the camera. */
  before?: ReactNode;
  size?: 'normal' | 'large';
  label: string;
  /** What else can be done with a photo once it is open. */
  action?: ((photo: Photo) => ReactNode) | undefined;
};

const sizes = {
  normal: 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]',
  large: 'grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))]',
};

/** Photographs side by side; each opens at full size. */
export function PhotoGrid({ photos, before, size = 'normal', label, action }: PhotoGridProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul aria-label={label} className={cx('grid gap-1.5', sizes[size])}>
        {before && <li>{before}</li>}
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              onClick={() => setOpen(index)}
              aria-label={t('openPhoto', { name: photo.caption ? `${photo.alt}, ${photo.caption}` : photo.alt })}
              className="block w-full rounded-tag"
            >
              <PhotoTile photo={photo} />
            </button>
            {/* beside the button: its name has these words in another place */}
            {photo.below && (
              <span className="mt-1 block text-start text-12 wrap-anywhere text-ink-soft">
                <bdi>{photo.below}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Lightbox photos={photos} index={open} onIndexChange={setOpen} action={action} />
    </>
  );
}

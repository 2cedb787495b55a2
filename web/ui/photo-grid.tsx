import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AbsentPhoto } from './absent-photo.tsx';
import { Lightbox } from './lightbox.tsx';
import { type Photo, PhotoTile } from './photo-tile.tsx';

export type { Photo } from './photo-tile.tsx';

export type PhotoGridProps = {
  photos: readonly Photo[];
  /** Comes first: the tile that opens the camera. A line of photos scrolls beside it. */
  before?: ReactNode;
  /** Come last, each an item of the list: those that are not there yet. */
  after?: ReactNode;
  /** `row`: one line that scrolls, of the same height however many there are; `line`: the same, in a frame that scrolls. */
  size?: 'normal' | 'large' | 'row' | 'line';
  label: string;
  /** What else can be done with a photo once it is open. */
  action?: ((photo: Photo) => ReactNode) | undefined;
};

/** In that column of the one line. */
export const placed = (place: number | undefined) => (place ? { gridColumn: place, gridRow: 1 } : undefined);

const sizes = {
  normal: 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]',
  large: 'grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))]',
  line: 'w-max auto-cols-[7rem] grid-flow-col',
  // to the edge of the screen, so that it can be seen to go on
  row: 'no-scrollbar fade-ends -me-gutter auto-cols-[7rem] grid-flow-col overflow-x-auto pe-gutter',
};

/** Photographs side by side; each opens at full size. */
export function PhotoGrid({ photos, before, after, size = 'normal', label, action }: PhotoGridProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState<number | null>(null);
  const isRow = size === 'row';
  const shown = photos.filter(({ absent }) => absent === undefined);
  return (
    <div className={isRow && before ? 'grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-1.5' : 'contents'}>
      {isRow && before}
      <ul aria-label={label} className={cx('grid gap-1.5', sizes[size])}>
        {before && !isRow && <li>{before}</li>}
        {photos.map((photo) => (
          <li key={photo.id} style={placed(photo.place)}>
            {photo.absent === undefined ? (
              <button
                type="button"
                onClick={() => setOpen(shown.indexOf(photo))}
                aria-label={t('openPhoto', { name: photo.caption ? `${photo.alt}, ${photo.caption}` : photo.alt })}
                className="block w-full rounded-tag"
              >
                <PhotoTile photo={photo} />
              </button>
            ) : (
              <AbsentPhoto text={photo.absent} />
            )}
            {/* beside the button: its name has these words in another place */}
            {photo.below && (
              <span className="mt-1 block text-start text-12 wrap-anywhere text-ink-soft">
                <bdi>{photo.below}</bdi>
              </span>
            )}
          </li>
        ))}
        {after}
      </ul>
      <Lightbox photos={shown} index={open} onIndexChange={setOpen} action={action} />
    </div>
  );
}

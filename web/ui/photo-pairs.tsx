import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from './lightbox.tsx';
import { type Photo, PhotoTile } from './photo-tile.tsx';

interface PhotoPair {
  id: string;
  /** What both show. */
  name: string;
  before: Photo;
  after: Photo;
}

interface PhotoPairsProps {
  pairs: readonly PhotoPair[];
  label: string;
}

/** Two photographs of each place beside each other; they open together, each as large as half of the window. */
export function PhotoPairs({ pairs, label }: PhotoPairsProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-4 gap-y-5">
        {pairs.map(({ id, name, before, after }, index) => (
          <li key={id} className="grid content-end gap-1.5">
            <p className="text-14 wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <button
              type="button"
              onClick={() => setOpen(index)}
              aria-label={t('openPhoto', { name: [name, before.below, after.below].filter(Boolean).join(', ') })}
              className="grid grid-cols-2 gap-1.5 rounded-tag text-start"
            >
              {[before, after].map((photo) => (
                <span key={photo.id} className="grid gap-1">
                  <PhotoTile photo={photo} />
                  <span className="text-12 text-ink-soft">{photo.below}</span>
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        photos={pairs.map(({ name, before, after }) => ({
          ...{ id: before.id, src: before.src, alt: `${before.alt} · ${before.below}`, caption: name },
          beside: { src: after.src, alt: `${after.alt} · ${after.below}` },
        }))}
        index={open}
        onIndexChange={setOpen}
      />
    </>
  );
}

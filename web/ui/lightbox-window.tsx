import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LightboxButton } from './lightbox-button.tsx';
import type { Photo } from './photo-tile.tsx';
import { useClosesWithBack } from './use-closes-with-back.ts';

export type LightboxProps = {
  photos: readonly Photo[];
  /** The photo shown; null when closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
  /** What else can be done with a photo. */
  action?: ((photo: Photo) => ReactNode) | undefined;
};

export function LightboxWindow({ photos, index, onIndexChange, action }: LightboxProps) {
  const { t } = useTranslation('ui');
  const photo = index === null ? undefined : photos[index];
  useClosesWithBack(photo !== undefined, () => onIndexChange(null));

  function turn(by: number) {
    if (index !== null) onIndexChange((index + by + photos.length) % photos.length);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    turn(event.key === forward ? 1 : -1);
  }

  return (
    <Radix.Root open={photo !== undefined} onOpenChange={(open) => !open && onIndexChange(null)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim-deep" />
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 grid animate-appear grid-rows-[auto_minmax(0,1fr)_auto] text-on-caption outline-none"
        >
          <div className="flex items-center justify-between gap-3 p-3 ps-5">
            <Radix.Title className="text-14 font-medium">{photo?.alt}</Radix.Title>
            <div className="flex">
              {photo && action?.(photo)}
              <Radix.Close asChild>
                <LightboxButton label={t('close')}>
                  <X aria-hidden size={22} strokeWidth={1.75} />
                </LightboxButton>
              </Radix.Close>
            </div>
          </div>
          {photo?.beside ? (
            <div className="grid min-h-0 auto-rows-fr gap-3 px-3 md:auto-cols-fr md:grid-flow-col">
              <Large {...photo} />
              <Large {...photo.beside} />
            </div>
          ) : (
            photo && <img src={photo.src} alt={photo.alt} className="size-full object-contain px-3" />
          )}
          <div className="flex flex-wrap items-center justify-center gap-x-4 p-3">
            {photo?.remarks && (
              <div className="basis-full px-2 pb-2 text-center text-13">
                {photo.remarks.map((remark) => (
                  <p key={remark}>{remark}</p>
                ))}
              </div>
            )}
            {photos.length > 1 && (
              <LightboxButton label={t('previous')} onClick={() => turn(-1)}>
                <ChevronLeft aria-hidden size={24} strokeWidth={1.75} className="mirror" />
              </LightboxButton>
            )}
            <p aria-live="polite" className="text-13 tabular-nums">
              {[photo?.caption, photos.length > 1 && t('photoOf', { number: (index ?? 0) + 1, total: photos.length })]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {photos.length > 1 && (
              <LightboxButton label={t('next')} onClick={() => turn(1)}>
                <ChevronRight aria-hidden size={24} strokeWidth={1.75} className="mirror" />
              </LightboxButton>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** One of two, under its name. */
function Large({ src, alt }: { src: string; alt: string }) {
  return (
    <figure className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto] gap-1">
      <img src={src} alt={alt} className="size-full object-contain" />
      <figcaption className="text-center text-13">{alt}</figcaption>
    </figure>
  );
}

import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Deliverable } from '#contract/work.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { Field } from '#web/ui/field.tsx';
import { PhotoTile } from '#web/ui/photo-tile.tsx';
import { mostGuestPhotos } from './guest-choices.ts';

interface PhotoChoiceProps {
  photos: readonly Deliverable[];
  timeZone: string;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

/** Up to three of the photos, in the order in which they are picked. */
export function PhotoChoice({ photos, timeZone, chosen, onChange, error }: PhotoChoiceProps) {
  const { t } = useTranslation('guestPage');
  const { language } = useLanguage();
  const isFull = chosen.length >= mostGuestPhotos;
  return (
    <Field
      label={t('share.photos')}
      group
      help={t(photos.length > 0 ? 'share.photosHelp' : 'share.noPhotos')}
      error={error}
    >
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map(({ id, thumbnailUrl, takenAt }, index) => {
            const picked = chosen.includes(id);
            const time = takenAt ? formatTime(takenAt, { language, timeZone }) : '';
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={picked}
                  disabled={!picked && isFull}
                  aria-label={t('share.photo', { number: index + 1, time })}
                  onClick={() => onChange(picked ? chosen.filter((other) => other !== id) : [...chosen, id])}
                  className={cx(
                    'relative block w-full rounded-tag disabled:opacity-50',
                    picked && 'outline-3 outline-offset-1 outline-green',
                  )}
                >
                  <PhotoTile photo={{ id, src: thumbnailUrl, alt: '', caption: time }} />
                  {picked && (
                    <span className="absolute end-1.5 top-1.5 grid size-6 place-items-center rounded-full bg-green text-on-green">
                      <Check aria-hidden size={16} strokeWidth={2.4} />
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Field>
  );
}

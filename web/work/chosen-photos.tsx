import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { QueuedPhoto } from './use-photo-queue.ts';

interface ChosenPhotosProps {
  items: readonly QueuedPhoto[];
  onRemove: (id: string) => void;
}

/** Photos on their way: name, kind, how much has gone, or why it did not. */
export function ChosenPhotos({ items, onRemove }: ChosenPhotosProps) {
  const { t } = useTranslation('work');
  if (items.length === 0) return null;
  return (
    <ul aria-label={t('upload.chosen')} className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={item.id} className="flex items-center gap-3 py-2">
          <img
            src={item.preview}
            alt=""
            onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
            className="photo size-12 shrink-0 rounded-tag bg-linen object-cover"
          />
          <div className="min-w-0 flex-1">
            <p className="text-13 font-medium wrap-anywhere">
              <bdi>{item.file.name}</bdi>
            </p>
            {item.state === 'sending' ? (
              <Progress hideLabel label={t('upload.sending', { name: item.file.name })} value={item.share * 100} />
            ) : (
              <p className={item.problem ? 'text-13 text-red-ink' : 'text-13 text-ink-soft'}>
                {item.problem ?? t(`photos.type.${item.type}`)}
              </p>
            )}
          </div>
          {item.state !== 'sending' && (
            <IconButton
              icon={X}
              label={t('upload.remove', { name: item.file.name })}
              onClick={() => onRemove(item.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

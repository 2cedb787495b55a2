import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadPhoto } from '#contract/calls.ts';
import { uploadBytes } from '#contract/photo-limits.ts';
import { sendFile } from '#web/platform/send-file.ts';
import { reasonAlone, useFailure } from '#web/platform/use-failure.ts';
import { ChosenPhotoTile } from '#web/ui/chosen-photo-tile.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { DraftTask } from './checklist-draft.ts';

type Photo = DraftTask['photo'];

/** A picture of how it should look, sent as soon as it is chosen. */
export function TaskPhoto({ photo, onChange }: { photo: Photo; onChange: (photo: Photo) => void }) {
  const { t } = useTranslation('homes');
  const [sending, setSending] = useState(false);
  const failed = useFailure({ failed: reasonAlone });
  async function send([file]: File[]) {
    if (!file) return;
    setSending(true);
    try {
      const { photoUrl, thumbnailUrl } = await sendFile(uploadPhoto, file);
      onChange({ photoUrl, thumbnailUrl });
    } catch (error) {
      await failed(error instanceof Error ? error : new Error(String(error)));
    }
    setSending(false);
  }
  return (
    <div className="grid gap-1.5">
      <p className="text-13 font-medium">{t('task.photo')}</p>
      <ul className="grid max-w-48">
        {photo ? (
          <ChosenPhotoTile
            preview={photo.thumbnailUrl}
            sending={false}
            removeLabel={t('task.removePhoto')}
            onRemove={() => onChange(null)}
            className="aspect-4/3"
          />
        ) : (
          <li className="relative">
            <FileDrop
              shape="tile"
              label={t('task.addPhoto')}
              detail={t('task.photoDetail', { megabytes: uploadBytes / 1024 / 1024 })}
              accept="image/jpeg,image/png,image/webp"
              disabled={sending}
              onFiles={(files) => void send(files)}
            />
            {sending && (
              <span className="absolute inset-0 grid place-items-center rounded-tag bg-scrim text-on-caption">
                <Spinner />
              </span>
            )}
          </li>
        )}
      </ul>
    </div>
  );
}

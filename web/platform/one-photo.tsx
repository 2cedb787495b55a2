import { useState } from 'react';
import { uploadPhoto } from '#contract/calls.ts';
import { ChosenPhotoTile } from '#web/ui/chosen-photo-tile.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { sendFile } from './send-file.ts';
import { reasonAlone, useFailure } from './use-failure.ts';

type Photo = { photoUrl: string; thumbnailUrl: string } | null;

interface OnePhotoProps {
  photo: Photo;
  onChange: (photo: Photo) => void;
  words: { title: string; add: string; detail: string; remove: string };
}

/** One picture that goes with something being written, sent as soon as it is chosen. */
export function OnePhoto({ photo, onChange, words }: OnePhotoProps) {
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
      <p className="text-13 font-medium">{words.title}</p>
      <ul className="grid max-w-48">
        {photo ? (
          <ChosenPhotoTile
            preview={photo.thumbnailUrl}
            sending={false}
            removeLabel={words.remove}
            onRemove={() => onChange(null)}
            className="aspect-4/3"
          />
        ) : (
          <li className="relative">
            <FileDrop
              shape="tile"
              label={words.add}
              detail={words.detail}
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

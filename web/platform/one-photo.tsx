import { useEffect, useState } from 'react';
import { ChosenPhotoTile } from '#web/ui/chosen-photo-tile.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { type OwnPhoto, useOnePhoto } from './use-one-photo.ts';

interface OnePhotoProps {
  photo: OwnPhoto;
  onChange: (photo: OwnPhoto) => void;
  /** `again` and `confirm` name the way on where a picture could not be sent yet. */
  words: { title: string; add: string; detail: string; remove: string; again?: string; confirm?: string };
}

/** One picture that goes with something being written, sent as soon as it is chosen. */
export function OnePhoto({ photo, onChange, words }: OnePhotoProps) {
  const { sending, error, send, unsent, forget } = useOnePhoto(onChange);
  const kept = words.again ? unsent : null;
  const preview = usePreview(kept?.file);
  return (
    <Field label={words.title} error={error} group>
      <ul className="grid max-w-48">
        {photo ? (
          <ChosenPhotoTile
            preview={photo.thumbnailUrl}
            sending={false}
            removeLabel={words.remove}
            onRemove={() => onChange(null)}
            className="aspect-4/3"
          />
        ) : kept && preview ? (
          <ChosenPhotoTile
            preview={preview}
            sending={false}
            removeLabel={words.remove}
            onRemove={forget}
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
      {kept && (
        <TextButton onClick={() => void send([kept.file])}>{kept.lacksEmail ? words.confirm : words.again}</TextButton>
      )}
    </Field>
  );
}

/** Shows a file that only this browser has. */
function usePreview(file: File | undefined): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const link = URL.createObjectURL(file);
    setPreview(link);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(link);
    };
  }, [file]);
  return preview;
}

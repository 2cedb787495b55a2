import { ChosenPhotoTile } from '#web/ui/chosen-photo-tile.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type OwnPhoto, useOnePhoto } from './use-one-photo.ts';

interface OnePhotoProps {
  photo: OwnPhoto;
  onChange: (photo: OwnPhoto) => void;
  words: { title: string; add: string; detail: string; remove: string };
}

/** One picture that goes with something being written, sent as soon as it is chosen. */
export function OnePhoto({ photo, onChange, words }: OnePhotoProps) {
  const { sending, error, send } = useOnePhoto(onChange);
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
    </Field>
  );
}

import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';

interface ChosenPhotoTileProps {
  preview: string;
  /** Not there yet: a spinner lies over it. */
  sending: boolean;
  removeLabel: string;
  onRemove: () => void;
  /** Its size or proportions. */
  className: string;
  /** On a little one the cross is small, so that the photo can be seen; what can be pressed is not. */
  compact?: boolean;
}

/** A photo that goes with something still being written, as an item of a list; it can be taken away again. */
export function ChosenPhotoTile({ preview, sending, removeLabel, onRemove, className, compact }: ChosenPhotoTileProps) {
  return (
    <li className={`relative overflow-hidden rounded-tag bg-linen ${className}`}>
      <img src={preview} alt="" className="photo absolute inset-0 size-full object-cover" />
      {sending && (
        <span className="absolute inset-0 grid place-items-center bg-scrim text-on-caption">
          <Spinner />
        </span>
      )}
      {compact ? (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="absolute end-0 top-0 grid size-11 place-items-start justify-items-end p-1"
        >
          <span className="grid size-5 place-items-center rounded-full bg-surface text-ink">
            <X aria-hidden size={14} strokeWidth={2} />
          </span>
        </button>
      ) : (
        <span className="absolute end-1 top-1 rounded-control bg-surface">
          <IconButton icon={X} label={removeLabel} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}

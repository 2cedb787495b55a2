import { X } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from './spinner.tsx';

interface ChosenPhotoTileProps {
  preview: string;
  /** Not there yet: a spinner lies over it. */
  sending: boolean;
  removeLabel: string;
  onRemove: () => void;
  /** Its size or proportions. */
  className: string;
}

/**
 * A photo that goes with something still being written, as an item of a list; it can be taken away again. The cross is
 * small, so that the photo can be seen; what can be pressed is not.
 */
export function ChosenPhotoTile({ preview, sending, removeLabel, onRemove, className }: ChosenPhotoTileProps) {
  // a large one takes its time to be drawn
  const [drawn, setDrawn] = useState('');
  return (
    <li className={`relative overflow-hidden rounded-tag bg-linen ${className}`}>
      <img
        src={preview}
        alt=""
        className="photo absolute inset-0 size-full object-cover"
        onLoad={() => setDrawn(preview)}
        onError={() => setDrawn(preview)}
      />
      {drawn !== preview && !sending && (
        <span className="absolute inset-0 grid place-items-center text-ink-soft">
          <Spinner />
        </span>
      )}
      {sending && (
        <span className="absolute inset-0 grid place-items-center bg-scrim text-on-caption">
          <Spinner />
        </span>
      )}
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
    </li>
  );
}

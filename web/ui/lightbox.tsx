import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';
import type { Photo } from './photo-tile.tsx';

export type LightboxProps = {
  photos: readonly Photo[];
  /** The photo shown; null when closed. */
  index: number | null;
  onIndexChange: (index: number | null) => void;
};

const Window = fetchedAhead(() => import('./lightbox-window.tsx').then(({ LightboxWindow }) => LightboxWindow));

/** One photograph as large as the window. Arrow keys go to the next, Esc closes; photographs are never mirrored. */
export function Lightbox(props: LightboxProps) {
  return (
    <OnceOpen open={props.index !== null}>
      <Window {...props} />
    </OnceOpen>
  );
}

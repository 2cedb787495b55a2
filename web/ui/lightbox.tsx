import { fetchedAhead } from './fetched-ahead.ts';
import type { LightboxProps } from './lightbox-window.tsx';
import { OnceOpen } from './once-open.tsx';

const Window = fetchedAhead(() => import('./lightbox-window.tsx').then(({ LightboxWindow }) => LightboxWindow));

/** One photograph as large as the window. Arrow keys go to the next, Esc closes; photographs are never mirrored. */
export function Lightbox(props: LightboxProps) {
  return (
    <OnceOpen open={props.index !== null}>
      <Window {...props} />
    </OnceOpen>
  );
}

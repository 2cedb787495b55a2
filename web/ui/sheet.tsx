import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';
import type { SheetProps } from './sheet-window.tsx';

const Window = fetchedAhead(() => import('./sheet-window.tsx').then(({ SheetWindow }) => SheetWindow));

/** A panel on the end side with the details of something in a list; fills the screen on a phone. */
export function Sheet(props: SheetProps) {
  return (
    <OnceOpen open={props.open}>
      <Window {...props} />
    </OnceOpen>
  );
}

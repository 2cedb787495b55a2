import type { DialogProps } from './dialog-window.tsx';
import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';

const Window = fetchedAhead(() => import('./dialog-window.tsx').then(({ DialogWindow }) => DialogWindow));

/** A question in front of the page. Esc and the scrim close it, focus returns to what opened it; on a phone it rises from the lower edge. */
export function Dialog(props: DialogProps) {
  return (
    <OnceOpen open={props.open}>
      <Window {...props} />
    </OnceOpen>
  );
}

import type { DialogProps } from './dialog-window.tsx';
import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';

const Window = fetchedAhead(() => import('./dialog-window.tsx').then(({ DialogWindow }) => DialogWindow));

/** A question over the page. Esc and the scrim close it and focus returns to its opener; on a phone it slides up. */
export function Dialog(props: DialogProps) {
  return (
    <OnceOpen open={props.open}>
      <Window {...props} />
    </OnceOpen>
  );
}

import type { ConfirmDialogProps } from './confirm-window.tsx';
import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';

const Window = fetchedAhead(() => import('./confirm-window.tsx').then(({ ConfirmWindow }) => ConfirmWindow));

/** Precedes a step that is hard to undo. Focus starts on Cancel; Esc cancels; the caller closes it when done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <OnceOpen open={props.open}>
      <Window {...props} />
    </OnceOpen>
  );
}

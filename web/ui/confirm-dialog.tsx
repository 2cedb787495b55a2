import type { ReactNode } from 'react';
import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, in a sentence. */
  description: ReactNode;
  /** Says what will happen ("Block cleaner"), never "OK". */
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string;
  tone?: 'danger' | 'normal';
  /** The step is in progress: the dialog stays open and ignores further presses. */
  loading?: boolean;
  disabled?: boolean;
  /** Fields the step needs, such as a reason. */
  children?: ReactNode;
};

const Window = fetchedAhead(() => import('./confirm-window.tsx').then(({ ConfirmWindow }) => ConfirmWindow));

/** Precedes a step that is hard to undo. Focus starts on Cancel; Esc cancels; the caller closes it when done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <OnceOpen open={props.open}>
      <Window {...props} />
    </OnceOpen>
  );
}

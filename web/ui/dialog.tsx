import type { ReactNode } from 'react';
import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons, the primary one last, in a row of their own that never scrolls away. */
  footer?: ReactNode;
  size?: 'normal' | 'wide';
  children?: ReactNode;
};

const Window = fetchedAhead(() => import('./dialog-window.tsx').then(({ DialogWindow }) => DialogWindow));

/** A question over the page. Esc and the scrim close it and focus returns to its opener; on a phone it slides up. */
export function Dialog(props: DialogProps) {
  return (
    <OnceOpen open={props.open}>
      <Window {...props} />
    </OnceOpen>
  );
}

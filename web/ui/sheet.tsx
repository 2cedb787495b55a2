import type { ReactNode } from 'react';
import { fetchedAhead } from './fetched-ahead.ts';
import { OnceOpen } from './once-open.tsx';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Its own footer, always visible. */
  footer?: ReactNode;
  /** More buttons in the head, before the close button (previous, next). */
  actions?: ReactNode;
  size?: 'normal' | 'wide';
  children: ReactNode;
};

const Window = fetchedAhead(() => import('./sheet-window.tsx').then(({ SheetWindow }) => SheetWindow));

/** A panel on the end side with the details of something in a list; fills the screen on a phone. */
export function Sheet(props: SheetProps) {
  return (
    <OnceOpen open={props.open}>
      <Window {...props} />
    </OnceOpen>
  );
}

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { DialogFooter } from './dialog-footer.tsx';
import { DialogHead } from './dialog-head.tsx';
import { WindowFrame } from './window-frame.tsx';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons, the primary one last; they are in a row of their own that never scrolls away. */
  footer?: ReactNode;
  /** What the buttons are about to do, a sum or what one agrees to: as much in sight as they are. */
  aboveButtons?: ReactNode;
  size?: 'normal' | 'wide';
  children?: ReactNode;
};

export function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, aboveButtons, size = 'normal', children } = props;
  return (
    <WindowFrame
      open={open}
      onOpenChange={onOpenChange}
      described={Boolean(description)}
      layer="z-50"
      className={cx(
        'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col overflow-hidden rounded-t-card bg-surface shadow-float',
        'sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:w-[calc(100%-3rem)] sm:rounded-card',
        size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg',
      )}
    >
      <DialogHead title={title} description={description} />
      {children && <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>}
      {footer && <DialogFooter above={aboveButtons}>{footer}</DialogFooter>}
    </WindowFrame>
  );
}

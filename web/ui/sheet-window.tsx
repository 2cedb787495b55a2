import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { DialogFooter } from './dialog-footer.tsx';
import { DialogHead } from './dialog-head.tsx';
import { WindowFrame } from './window-frame.tsx';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Its own footer, always in sight. */
  footer?: ReactNode;
  /** More buttons in the head, before the cross (previous, next). */
  actions?: ReactNode;
  size?: 'normal' | 'wide' | 'widest';
  children: ReactNode;
};

const widths = { normal: 'sm:max-w-md', wide: 'sm:max-w-3xl', widest: 'sm:max-w-4xl' };

export function SheetWindow(props: SheetProps) {
  const { open, onOpenChange, title, description, footer, actions, size = 'normal', children } = props;
  return (
    <WindowFrame
      open={open}
      onOpenChange={onOpenChange}
      described={Boolean(description)}
      layer="z-40"
      className={cx(
        'fixed inset-y-0 end-0 z-50 flex w-full animate-slide flex-col border-s border-line bg-surface shadow-float',
        widths[size],
      )}
    >
      <div className="border-b border-line">
        <DialogHead title={title} description={description} extra={actions} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </WindowFrame>
  );
}

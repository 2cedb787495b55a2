import { cx } from 'class-variance-authority';
import { DialogFooter } from './dialog-footer.tsx';
import { DialogHead } from './dialog-head.tsx';
import type { SheetProps } from './sheet.tsx';
import { WindowFrame } from './window-frame.tsx';

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
        size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-md',
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

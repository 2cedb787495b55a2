import { cx } from 'class-variance-authority';
import { Dialog as Radix } from 'radix-ui';
import { DialogFooter } from './dialog-footer.tsx';
import { DialogHead } from './dialog-head.tsx';
import { focusFirstField } from './focus-first-field.ts';
import type { SheetProps } from './sheet.tsx';
import { useReturnFocus } from './use-return-focus.ts';

export function SheetWindow(props: SheetProps) {
  const { open, onOpenChange, title, description, footer, actions, size = 'normal', children } = props;
  const { remember, onCloseAutoFocus } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember();
            focusFirstField(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

import { cx } from 'class-variance-authority';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { DialogHead } from './dialog-head.tsx';
import { focusFirstField } from './focus-first-field.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Buttons, the primary one last; they stand in a row of their own that never scrolls away. */
  footer?: ReactNode;
  /** The element that opens it; focus returns there. */
  trigger?: ReactNode;
  size?: 'normal' | 'wide';
  children?: ReactNode;
};

/** A question in front of the page. Esc and the scrim close it; on a phone it rises from the lower edge. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, trigger, size = 'normal', children } = props;
  const { remember, onCloseAutoFocus } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember();
            focusFirstField(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-card bg-surface shadow-float',
            'sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:w-[calc(100%-3rem)] sm:rounded-card',
            size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          <DialogHead title={title} description={description} />
          {children && <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>}
          {footer && <DialogFooter>{footer}</DialogFooter>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
      {children}
    </div>
  );
}

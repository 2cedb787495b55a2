import { cx } from 'class-variance-authority';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useClosesWithBack } from './use-closes-with-back.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface WindowFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether its head has more than the title. */
  described: boolean;
  /** The layer of its scrim. */
  layer: 'z-40' | 'z-50';
  className: string;
  children: ReactNode;
}

/** What dialogs and sheets share: the scrim, where focus goes and where it returns to. */
export function WindowFrame({ open, onOpenChange, described, layer, className, children }: WindowFrameProps) {
  const { remember, onCloseAutoFocus } = useReturnFocus();
  useClosesWithBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={cx('fixed inset-0 animate-appear bg-scrim', layer)} />
        <Radix.Content
          {...(described ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember();
            focusFirstField(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={className}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Controls to type or pick in, or to switch; a checkbox is meant to be read first, and what is marked as aside is not what
 * one came for.
 */
const fields = 'input:not([type="checkbox"], [type="radio"]), input[role="switch"], select, textarea:not([data-aside])';

/**
 * Where focus goes when a dialog opens: to its first field, so that typing can start at once. Without a field, where
 * that is further down than what is to be read first, and on a phone, where a field would raise the keyboard over the
 * text, to the dialog itself.
 */
function focusFirstField(event: Event) {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const touch = window.matchMedia?.('(pointer: coarse)').matches ?? false;
  const field = touch ? null : dialog.querySelector<HTMLElement>(fields);
  (field && isInSight(field, dialog) ? field : dialog).focus();
}

const isInSight = (field: HTMLElement, dialog: HTMLElement): boolean =>
  field.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;

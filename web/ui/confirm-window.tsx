import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { useClosesWithBack } from './use-closes-with-back.ts';
import { useReturnFocus } from './use-return-focus.ts';

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
  /** The step is under way: the dialog stays and takes no second press. */
  loading?: boolean;
  disabled?: boolean;
  /** Fields the step needs, such as a reason. */
  children?: ReactNode;
};

export function ConfirmWindow(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, tone = 'danger', loading, children } = props;
  const { t } = useTranslation('ui');
  const { remember, onCloseAutoFocus } = useReturnFocus();
  useClosesWithBack(open, () => !loading && onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={(next) => !loading && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full animate-rise overflow-y-auto rounded-t-card bg-surface shadow-float sm:inset-y-0 sm:my-auto sm:h-fit sm:w-[calc(100%-3rem)] sm:max-w-md sm:rounded-card"
        >
          <div className="grid gap-1.5 px-5 pt-5 pb-4">
            <Radix.Title className="text-18">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="text-14 text-ink-soft">{description}</div>
            </Radix.Description>
            {children && <div className="pt-3">{children}</div>}
          </div>
          <div className="flex flex-col-reverse gap-2 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button disabled={loading}>{props.cancelLabel ?? t('cancel')}</Button>
            </Radix.Cancel>
            <Button
              variant={tone === 'danger' ? 'danger-solid' : 'primary'}
              loading={loading}
              disabled={props.disabled}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

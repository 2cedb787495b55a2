import { useTranslation } from 'react-i18next';
import { removePaymentMethod } from '#contract/calls.ts';
import type { PaymentMethod } from '#contract/payments.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useCardName } from './card-name.ts';

interface RemoveCardDialogProps {
  card: PaymentMethod;
  /** There is no other. */
  last: boolean;
  onClose: () => void;
}

/** Removes a card after a question; the last one that works stays while a job is live, and the dialog says why. */
export function RemoveCardDialog({ card, last, onClose }: RemoveCardDialogProps) {
  const { t } = useTranslation('host');
  const errorText = useErrorText();
  const remove = useWrite(removePaymentMethod, {
    onSuccess: () => {
      showToast({ title: t('billing.removed'), tone: 'success' });
      onClose();
    },
  });
  const inUse = remove.error instanceof ApiError && remove.error.code === 'in_use';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('billing.removeTitle', { card: useCardName()(card) })}
      description={t('billing.removeText')}
      confirmLabel={t('billing.removeConfirm')}
      loading={remove.isPending}
      disabled={inUse}
      onConfirm={() => remove.mutate({ params: { id: card.id } })}
    >
      {remove.error && (
        <Notice tone="red" live>
          {inUse ? t(last ? 'billing.inUse' : 'billing.inUseBest') : errorText(remove.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

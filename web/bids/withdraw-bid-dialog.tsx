import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { withdrawBid } from '#contract/calls.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

export interface WithdrawBidDialogProps {
  bid: Pick<Bid, 'id' | 'amountCents'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a pending bid is taken back. */
export function WithdrawBidDialog({ bid, open, onOpenChange }: WithdrawBidDialogProps) {
  const { t } = useTranslation('bids');
  const withdraw = useWrite(withdrawBid, {
    onSuccess: () => {
      onOpenChange(false);
      showToast({ title: t('toasts.withdrawn'), description: t('toasts.withdrawnText'), tone: 'success' });
    },
    failed: t('toasts.failed'),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('own.withdrawTitle')}
      description={t('own.withdrawText', { amount: formatMoney(bid.amountCents) })}
      confirmLabel={t('own.withdraw')}
      cancelLabel={t('own.withdrawKeep')}
      loading={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { id: bid.id } })}
    />
  );
}

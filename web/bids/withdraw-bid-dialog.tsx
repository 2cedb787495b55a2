import { useTranslation } from 'react-i18next';
import type { Bid } from '#contract/bids.ts';
import { withdrawBid } from '#contract/calls.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';

export interface WithdrawBidDialogProps {
  bid: Pick<Bid, 'id' | 'amountCents'>;
  /** Steps down from the team instead; there is no way back. */
  backup: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a pending bid is taken back, or a backup steps down. */
export function WithdrawBidDialog({ bid, backup, open, onOpenChange }: WithdrawBidDialogProps) {
  const { t } = useTranslation('bids');
  const withdraw = useWrite(withdrawBid, {
    onSuccess: () => {
      onOpenChange(false);
      const toast = backup ? 'steppedDown' : 'withdrawn';
      showToast({ title: t(`toasts.${toast}`), description: t(`toasts.${toast}Text`), tone: 'success' });
    },
    failed: t('toasts.failed'),
  });
  const step = backup ? 'stepDown' : 'withdraw';
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`own.${step}Title`)}
      description={t(`own.${step}Text`, { amount: formatMoney(bid.amountCents) })}
      confirmLabel={t(`own.${step}`)}
      cancelLabel={t(`own.${step}Keep`)}
      loading={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { id: bid.id } })}
    />
  );
}

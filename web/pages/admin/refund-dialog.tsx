import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money.ts';
import { refundPayment } from '#contract/payout-calls.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import { formatMoney } from '#web/platform/format.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useTypedCents } from '#web/platform/use-typed-cents.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { FromCleaner } from './from-cleaner.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Gives back a payment or a part of it, with a reason, and says who bears what was paid out already. */
export function RefundDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { id, refundedCents, pendingRefundCents, returnedCents } = payment;
  const leftCents = toCents(payment.amountCents - refundedCents - payment.chargedBackCents);
  const amount = useTypedCents(pendingRefundCents || returnedCents || leftCents, (cents) => {
    return cents > 0 && cents <= leftCents;
  });
  const [fromCleaner, setFromCleaner] = useState(false);
  const refund = useWrite(refundPayment, {
    onSuccess: ({ pendingRefundCents: cents }) => {
      onClose();
      if (cents > 0)
        showToast({
          title: t('money.pendingRefund', { amount: formatMoney(cents) }),
          description: t('money.refundPending'),
        });
    },
    failed: reasonAlone,
    onError: onClose,
  });
  const send = (reason: string) =>
    amount.cents &&
    refund.mutate({ params: { id }, body: { amountCents: amount.cents, reason, refundedCents, fromCleaner } });
  return (
    <ReasonDialog
      title={t('money.refundTitle')}
      text={t(returnedCents > 0 ? 'money.returnedText' : 'money.refundText')}
      confirm={t(returnedCents > 0 ? 'money.sendAgain' : 'money.refund')}
      sending={refund.isPending}
      ready={amount.cents !== null}
      onClose={onClose}
      onConfirm={send}
    >
      <Field
        label={t('money.amount')}
        error={amount.cents === null ? t('money.refundWrong', { amount: formatMoney(leftCents) }) : null}
        required
      >
        <MoneyField {...amount.field} />
      </Field>
      {payment.payee && <FromCleaner checked={fromCleaner} onCheckedChange={setFromCleaner} />}
    </ReasonDialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cents, centsToDecimal, toCents } from '#contract/money.ts';
import type { Payment } from '#contract/payments.ts';
import { refundPayment } from '#contract/payout-calls.ts';
import { formatMoney } from '#web/platform/format.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Gives back a payment or a part of it, with a reason. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const leftCents = payment.amountCents - payment.refundedCents;
  const [typed, setTyped] = useState(centsToDecimal(leftCents));
  const [cents, setCents] = useState<Cents | null>(toCents(leftCents));
  const refund = useWrite(refundPayment, { onSuccess: onClose, failed: reasonAlone });
  const amount = cents !== null && cents > 0 && cents <= leftCents ? cents : null;
  return (
    <ReasonDialog
      title={t('money.refundTitle')}
      text={t('money.refundText')}
      confirm={t('money.refund')}
      sending={refund.isPending}
      ready={amount !== null}
      onClose={onClose}
      onConfirm={(reason) =>
        amount && refund.mutate({ params: { id: payment.id }, body: { amountCents: amount, reason } })
      }
    >
      <Field
        label={t('money.amount')}
        error={amount === null ? t('money.refundWrong', { amount: formatMoney(leftCents) }) : null}
        required
      >
        <MoneyField
          value={typed}
          onValueChange={(text, value) => {
            setTyped(text);
            setCents(value);
          }}
        />
      </Field>
    </ReasonDialog>
  );
}

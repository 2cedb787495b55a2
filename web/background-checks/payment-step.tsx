import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/platform/format.ts';
import { Bill } from '#web/ui/bill.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StepFrame } from './step-frame.tsx';
import { useCheckFee } from './use-check-fee.ts';
import type { CheckPayment } from './use-check-payment.ts';

/** The payment provider's own card fields for an opened payment. */
export interface CardSlot {
  payment: NonNullable<CheckPayment['intent']>;
  submitLabel: string;
  onSucceeded: () => void;
  onDeclined: (message: string) => void;
}

interface PaymentStepProps {
  payment: CheckPayment;
  card: (slot: CardSlot) => ReactNode;
  onBack: () => void;
}

/** What it costs, the card, and the form going out once it is paid. */
export function PaymentStep({ payment, card, onBack }: PaymentStepProps) {
  const { t } = useTranslation('backgroundChecks');
  const { exact } = useCheckFee();
  // a payment that was opened earlier keeps its price
  const amount = payment.intent ? formatMoney(payment.intent.amountCents) : exact;
  return (
    <StepFrame step={3} title={t('payment.title')} lede={t('payment.lede')} onBack={onBack}>
      <div className="grid max-w-lg gap-6">
        <Bill
          lines={[
            { key: 'check', label: t('payment.line'), amount },
            { key: 'total', label: t('payment.total'), amount, sum: true },
          ]}
        />
        <Body payment={payment} card={card} amount={amount} />
      </div>
    </StepFrame>
  );
}

function Body({ payment, card, amount }: Pick<PaymentStepProps, 'payment' | 'card'> & { amount: string }) {
  const { t } = useTranslation('backgroundChecks');
  const { intent, failed, begin, beginning, paid, handIn, handingIn, onSucceeded, onDeclined } = payment;
  if (failed)
    return <ErrorState title={t('toasts.setupFailedText')} description={failed} onRetry={begin} retrying={beginning} />;
  if (!intent) return <Skeleton shape="card" className="h-64" />;
  if (!paid) return card({ payment: intent, submitLabel: t('payment.pay', { amount }), onSucceeded, onDeclined });
  return (
    <Notice
      tone="green"
      live
      action={
        <Button variant="primary" loading={handingIn} onClick={handIn}>
          {handingIn ? t('payment.handingIn') : t('payment.handIn')}
        </Button>
      }
    >
      {t('payment.paid')}
    </Notice>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPaymentMethods } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { splitOf } from '#contract/split.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { Bill } from './bill.tsx';
import { CardChoice } from './card-choice.tsx';
import { DoubtsNotice } from './doubts-notice.tsx';
import { PaymentQuestion } from './payment-question.tsx';
import { useCheckout } from './use-checkout.ts';

interface CheckoutDialogProps {
  job: JobDetail;
  /** Said first, where somebody did not come to pay. */
  why?: ReactNode;
  onPaid?: () => void;
  onOpenChange: (open: boolean) => void;
}

/** Pay & Close Job: what it costs, with which card, and the provider's answer. */
export function CheckoutDialog({ job, why, onPaid, onOpenChange }: CheckoutDialogProps) {
  const close = () => onOpenChange(false);
  const { t } = useTranslation('payments');
  const [card, setCard] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const cardless = useRead(listPaymentMethods).data?.length === 0;
  // what a report was resolved with, where there was one
  const billed = { ...job, payoutCents: job.dispute?.resolution?.payoutCents ?? job.payoutCents };
  const total = splitOf(billed.payoutCents, job).hostPaysCents;
  const { step, message, answer, pay, approved, declined } = useCheckout(job.id, () => {
    close();
    showToast({
      title: t('checkout.paid'),
      description: t('checkout.paidText', { title: job.title }),
      tone: 'success',
    });
    onPaid?.();
  });
  const busy = step === 'paying' || step === 'settling';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={t('checkout.title')}
      description={t('checkout.text')}
      footer={
        step !== 'asking' && (
          <>
            <Button disabled={busy} onClick={() => (adding ? setAdding(false) : close())}>
              {adding ? t('checkout.back') : t('checkout.cancel')}
            </Button>
            {!adding && !cardless && (
              <Button variant="primary" loading={busy} onClick={() => pay(card)}>
                {busy ? t(`checkout.${step}`) : t('checkout.pay', { amount: formatMoney(total) })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-5">
        {why}
        <DoubtsNotice job={job} />
        {job.can.includes('withdrawReport') && <Notice tone="amber">{t('checkout.withdraws')}</Notice>}
        <Bill job={billed} />
        {message && (
          <Notice tone="red" title={t('checkout.declined')} live>
            {message}
          </Notice>
        )}
        {step === 'asking' && answer?.clientSecret ? (
          <PaymentQuestion
            paymentIntentId={answer.paymentIntentId}
            clientSecret={answer.clientSecret}
            onApproved={approved}
            onDeclined={declined}
          />
        ) : (
          <CardChoice value={card} onValueChange={setCard} adding={adding} onAdding={setAdding} disabled={busy} />
        )}
      </div>
    </Dialog>
  );
}

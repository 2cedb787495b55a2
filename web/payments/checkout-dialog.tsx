import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPaymentMethods } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { isWaitingPayToCome } from '#contract/waiting-pay.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useRead } from '#web/platform/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { Bill } from './bill.tsx';
import { CardChoice } from './card-choice.tsx';
import { cardToPayWith } from './card-to-pay-with.ts';
import { DoubtsNotice } from './doubts-notice.tsx';
import { PaymentQuestion } from './payment-question.tsx';
import { useCheckout } from './use-checkout.ts';
import { useOrder } from './use-order.ts';

interface CheckoutDialogProps {
  job: JobDetail;
  /** Said first, where somebody did not come to pay. */
  why?: ReactNode;
  onPaid?: () => void;
  /** Leads to the review, where the page that is paid on has none. */
  onReview?: (() => void) | undefined;
  onOpenChange: (open: boolean) => void;
}

/** Pay & Close Job: what it costs, with which card, and the provider's answer. */
export function CheckoutDialog({ job, why, onPaid, onReview, onOpenChange }: CheckoutDialogProps) {
  const close = () => onOpenChange(false);
  const { t } = useTranslation('paying');
  const [adding, setAdding] = useState(false);
  const { billed, isJob, totalCents, label, title, text, paid, isPaidIn } = useOrder(job);
  const review = isJob && onReview ? { action: { label: t('checkout.review'), onSelect: onReview } } : {};
  const said = () => showToast({ ...paid, ...review, tone: 'success' });
  const after = { isPaidIn, onPaid: () => [close(), said(), onPaid?.()], onLeave: close };
  const { step, message, answer, pay, approved, declined, refusedId: justRefusedId } = useCheckout(job.id, after);
  const { card, setCard, chosen, refusedId } = useCardFor(job, justRefusedId);
  const busy = step === 'paying' || step === 'settling';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={title}
      description={text}
      footer={
        step !== 'asking' && (
          <Buttons adding={adding} busy={busy} onBack={() => (adding ? setAdding(false) : close())}>
            {chosen && (
              <Button variant="primary" loading={busy} onClick={() => pay(chosen.id)}>
                {busy ? t(`checkout.${step}`) : t('checkout.pay', { amount: formatMoney(totalCents) })}
              </Button>
            )}
          </Buttons>
        )
      }
    >
      <div className="grid gap-5">
        {why}
        {isJob && <DoubtsNotice job={job} onFollow={close} />}
        {isJob && job.can.includes('withdrawReport') && <Notice tone="amber">{t('checkout.withdraws')}</Notice>}
        <Bill job={billed} label={label} />
        {isJob && <WaitingToo job={job} />}
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
          <CardChoice
            value={card}
            onValueChange={setCard}
            onAdding={setAdding}
            {...{ adding, refusedId }}
            disabled={busy}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What follows by itself, so that it surprises nobody. */
function WaitingToo({ job: { waiting, timeline } }: { job: JobDetail }) {
  const { t } = useTranslation('paying');
  const now = useNow();
  if (!waiting?.payCents || !isWaitingPayToCome(timeline, now)) return null;
  return <p className="text-13 text-ink-soft">{t('checkout.waitingToo', { amount: formatMoney(waiting.payCents) })}</p>;
}

interface ButtonsProps {
  adding: boolean;
  busy: boolean;
  onBack: () => void;
  /** The one that pays; a card that is being added has its own. */
  children: ReactNode;
}

function Buttons({ adding, busy, onBack, children }: ButtonsProps) {
  const { t } = useTranslation('paying');
  return (
    <>
      <Button disabled={busy} onClick={onBack}>
        {adding ? t('checkout.back') : t('checkout.cancel')}
      </Button>
      {!adding && children}
    </>
  );
}

/** Whether a card was refused for good or by chance is not known: another is offered first. A bank’s question goes to the same one. */
function useCardFor({ unpaid }: JobDetail, justRefusedId: string | null) {
  const [picked, setPicked] = useState<{ id: string; after: string | null } | null>(null);
  const cards = useRead(listPaymentMethods).data ?? [];
  const refusedBefore = unpaid && (unpaid.why === 'declined' || unpaid.why === 'expired') ? unpaid.cardId : null;
  const refusedId = justRefusedId ?? refusedBefore;
  // a card that is refused is to be picked anew
  const card = picked?.after === justRefusedId ? picked.id : null;
  const setCard = (id: string) => setPicked({ id, after: justRefusedId });
  return { card, setCard, refusedId, chosen: cardToPayWith(cards, { picked: card, refusedId }) };
}

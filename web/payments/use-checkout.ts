import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkout, getJob } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { CheckoutAnswer } from '#contract/payments.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useDeclineText } from '#web/platform/decline-text.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { showToast } from '#web/ui/toast.tsx';

type Step = 'choosing' | 'paying' | 'asking' | 'settling';

const tries = 20;
const pauseMs = 750;

interface Wish {
  /** Whether the job shows it paid. */
  isPaidIn: (job: JobDetail) => boolean;
  onPaid: () => void;
  onLeave: () => void;
}

/** Pays and closes a job: one wish has one key, so that a double press or a resend never charges twice. */
export function useCheckout(jobId: string, { isPaidIn, onPaid, onLeave }: Wish) {
  const { t, errorText, declineText } = useCheckoutWords();
  const queryClient = useQueryClient();
  const key = useRef(idempotencyKey());
  const [step, setStep] = useState<Step>('choosing');
  const [message, setMessage] = useState<string | null>(null);
  const [answer, setAnswer] = useState<CheckoutAnswer | null>(null);
  const [refusedId, setRefusedId] = useState<string | null>(null);

  function declined(words: string, cardId = refusedId) {
    setRefusedId(cardId);
    key.current = idempotencyKey(); // a decline is an outcome: the next press is a new wish
    setMessage(words);
    setStep('choosing');
    showToast({ title: t('checkout.declined'), description: words, tone: 'danger' });
  }
  function broken(error: unknown) {
    if (error instanceof ApiError) key.current = idempotencyKey(); // without an answer the wish is the same, as its key
    setMessage(errorText(error));
    setStep('choosing');
    showToast({ title: t('payments:error'), description: t('checkout.failed'), tone: 'danger' });
  }
  /** From here on nothing can undo the payment, so nothing is said to have failed. */
  async function settle(isPaid = () => becomesPaid(jobId, isPaidIn)) {
    setStep('settling');
    const shown = await isPaid();
    await refetchChanged(queryClient, { topics: checkout.changes });
    if (shown) return onPaid();
    // the bank has approved it, and the job will show it
    showToast({ title: t('returned.paid'), tone: 'success' });
    onLeave();
  }
  async function pay(paymentMethodId: string | null) {
    if (step !== 'choosing') return;
    setStep('paying');
    setMessage(null);
    try {
      const outcome = await send(jobId, paymentMethodId, key.current);
      setAnswer(outcome);
      if (outcome.status === 'succeeded') await settle(async () => true);
      else if (outcome.status === 'requires_action') setStep('asking');
      else declined(declineText(outcome.declineReason), paymentMethodId);
    } catch (error) {
      if (await isPaidElsewhere(jobId, isPaidIn, error)) await settle(async () => true);
      else broken(error);
    }
  }
  const approved = () => void settle();
  return { step, message, refusedId, answer, pay: (id: string | null) => void pay(id), approved, declined };
}

const send = (id: string, paymentMethodId: string | null, idempotencyKey: string) =>
  call(checkout, { params: { id }, body: { paymentMethodId }, idempotencyKey });

/** A card that is declined is not the end: another one may pay. */
function useCheckoutWords() {
  const { t } = useTranslation(['paying', 'payments']);
  const textOf = useDeclineText();
  const declineText = (reason: CheckoutAnswer['declineReason']) => `${textOf(reason)} ${t('checkout.next')}`;
  return { t, errorText: useErrorText(), declineText };
}

/** Another tab, another person of the team or the saved card's charge was faster: then nothing has failed. */
async function isPaidElsewhere(jobId: string, isPaidIn: Wish['isPaidIn'], error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const job = await call(getJob, { params: { id: jobId } }).catch(() => null);
  return job !== null && isPaidIn(job);
}

/** The provider's word reaches the ledger a moment after the bank's: wait for it; a read that fails is one try. */
async function becomesPaid(jobId: string, isPaidIn: Wish['isPaidIn']): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    const job = await call(getJob, { params: { id: jobId } }).catch(() => null);
    if (job && isPaidIn(job)) return true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}

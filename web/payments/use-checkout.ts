import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkout, getJob } from '#contract/calls.ts';
import type { CheckoutAnswer } from '#contract/payments.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useErrorText } from '#web/platform/error-text.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { showToast } from '#web/ui/toast.tsx';

type Step = 'choosing' | 'paying' | 'asking' | 'settling';

const tries = 20;
const pauseMs = 750;

/** Pays and closes a job: one wish has one key, so that a double press or a resend never charges twice. */
export function useCheckout(jobId: string, onPaid: () => void) {
  const { t } = useTranslation('payments');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const key = useRef(idempotencyKey());
  const [step, setStep] = useState<Step>('choosing');
  const [message, setMessage] = useState<string | null>(null);
  const [answer, setAnswer] = useState<CheckoutAnswer | null>(null);

  function declined(said: string | null) {
    const words = said ?? t('card.declined');
    key.current = idempotencyKey(); // a decline is an outcome: the next press is a new wish
    setMessage(words);
    setStep('choosing');
    showToast({ title: t('checkout.declined'), description: words, tone: 'danger' });
  }
  function broken(error: unknown) {
    // Sent again with the same key the answer is the same; only a refusal ends the wish.
    if (error instanceof ApiError) key.current = idempotencyKey();
    setMessage(errorText(error));
    setStep('choosing');
    showToast({ title: t('error'), description: t('checkout.failed'), tone: 'danger' });
  }
  async function settled() {
    setStep('settling');
    await untilPaid(jobId);
    await refetchChanged(queryClient, { topics: checkout.changes });
    onPaid();
  }
  async function pay(paymentMethodId: string | null) {
    if (step !== 'choosing') return;
    setStep('paying');
    setMessage(null);
    try {
      const body = { paymentMethodId };
      const outcome = await call(checkout, { params: { id: jobId }, body, idempotencyKey: key.current });
      setAnswer(outcome);
      if (outcome.status === 'succeeded') await settled();
      else if (outcome.status === 'requires_action') setStep('asking');
      else declined(outcome.message);
    } catch (error) {
      broken(error);
    }
  }
  return { step, message, answer, pay: (id: string | null) => void pay(id), approved: () => void settled(), declined };
}

/** The provider's word reaches the ledger a moment after the bank's: wait for it, then show what there is. */
async function untilPaid(jobId: string): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    const job = await call(getJob, { params: { id: jobId } });
    if (job.status === 'PAID') return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tipCleaner } from '#contract/calls.ts';
import { useDeclineText } from '#web/platform/decline-text.ts';
import { formatMoney } from '#web/platform/format.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { refetchChanged } from '#web/platform/refetch-changed.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { showToast } from '#web/ui/toast.tsx';

/** What the provider's own fields need to let a bank ask its question. */
export interface BankQuestion {
  paymentIntentId: string;
  clientSecret: string;
}

export type Tip = ReturnType<typeof useTip>;

/** Tips the cleaner of a job, and carries the bank's question. One press is one tip: the key changes only with an answer. */
export function useTip(jobId: string) {
  const { t } = useTranslation('reviews');
  const queryClient = useQueryClient();
  const say = useTipToasts();
  const declineText = useDeclineText();
  const key = useRef(idempotencyKey());
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const [asked, setAsked] = useState<(BankQuestion & { amountCents: number }) | null>(null);

  // Who comes back is asked anew: it is the same tip.
  function show(shown: boolean) {
    setOpen(shown);
    setMessage(null);
    setAsked(null);
  }
  function given(amountCents: number) {
    show(false);
    setTimes((before) => before + 1);
    say.given(amountCents);
  }
  function declined(said = t('toasts.tipFailed')) {
    setAsked(null);
    setMessage(said);
    say.declined(said);
  }
  const tip = useWrite(tipCleaner, {
    onSuccess: ({ status, amountCents, question, declineReason }) => {
      key.current = idempotencyKey();
      if (status === 'succeeded' || status === 'pending') return given(amountCents);
      if (!question) return declined(declineReason && declineText(declineReason));
      setAsked({ ...question, amountCents });
      setOpen(true);
    },
    failed: t('toasts.paymentFailed'),
    onError: () => {
      key.current = idempotencyKey();
    },
  });
  function give(tipCents: number, paymentMethodId: string | null = null) {
    setMessage(null);
    const body = { tipCents, ...(paymentMethodId && { paymentMethodId }) };
    tip.mutate({ params: { id: jobId }, body, idempotencyKey: key.current });
  }
  async function approved() {
    await refetchChanged(queryClient, { topics: tipCleaner.changes });
    if (asked) given(asked.amountCents);
  }
  return { open, show, times, message, asked, giving: tip.isPending, give, approved, declined };
}

function useTipToasts() {
  const { t } = useTranslation('reviews');
  return {
    given: (cents: number) =>
      showToast({
        title: t('tip.given'),
        description: t('tip.givenText', { amount: formatMoney(cents) }),
        tone: 'success',
      }),
    declined: (words: string) => showToast({ title: t('toasts.paymentFailed'), description: words, tone: 'danger' }),
  };
}

import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeclineText } from '#web/platform/decline-text.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { CardFormProps } from './card-intent.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { CardSubmit } from './card-submit.tsx';
import { returnUrl } from './provider-return.ts';
import { useStripeFields } from './use-stripe-fields.ts';

/** Stripe's own fields in its own frame: what is typed there goes to Stripe and is never seen by this page. */
export function StripeCardForm({ intent, submitLabel, inDialog, onSucceeded, onDeclined }: CardFormProps) {
  const { t } = useTranslation('paying');
  const { state, place, fields, retry } = useStripeFields(intent);
  const declineText = useDeclineText();
  const [message, setMessage] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (busy || !fields.current) return;
    setBusy(true);
    setMessage(null);
    const outcome = await fields.current.confirm(returnUrl()).catch(() => null);
    // busy on: whoever shows this form still waits for the provider's word to reach us
    if (outcome?.status === 'succeeded') return onSucceeded();
    setBusy(false);
    // the fields themselves say what is missing
    if (outcome?.status === 'incomplete') return;
    const words = outcome ? (outcome.message ?? declineText(outcome.reason)) : t('checkout.failed');
    setMessage(words);
    onDeclined?.(words);
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void confirm(event)}>
      {state === 'loading' && <CardSkeleton />}
      {state === 'failed' && (
        <ErrorState title={t('card.fieldsFailed')} description={t('card.fieldsFailedText')} onRetry={retry} />
      )}
      <div ref={place} className={state === 'ready' ? undefined : 'h-0 overflow-hidden'} />
      {message && (
        <Notice tone="red" live>
          {message}
        </Notice>
      )}
      {state === 'ready' && <CardSubmit {...{ submitLabel, inDialog, busy }} />}
    </form>
  );
}

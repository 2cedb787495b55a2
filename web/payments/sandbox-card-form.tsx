import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DeclineReason } from '#contract/decline-reasons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { BankQuestion } from './bank-question.tsx';
import type { CardFormProps } from './card-intent.ts';
import { CardSubmit } from './card-submit.tsx';
import { SandboxCardFields } from './sandbox-card-fields.tsx';
import { type TypedCard, typedCardOf } from './typed-card.ts';
import { useSandboxIntent } from './use-sandbox-intent.ts';

const testCard: TypedCard = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };

/** Stands in for a provider's fields in the demo: the number goes straight to the sandbox, and a bank may ask back. */
export function SandboxCardForm({ intent, submitLabel, inDialog, onSucceeded, onDeclined }: CardFormProps) {
  const { t } = useTranslation('paying');
  const form = useForm<TypedCard>({ defaultValues: { number: '', expiry: '', cvc: '' } });
  // what is wrong with one field is said there
  const [isExpired, setExpired] = useState(false);
  function decline(message: string, reason?: DeclineReason) {
    setExpired(reason === 'expired');
    if (reason === 'expired') form.setError('expiry', { message }, { shouldFocus: true });
    onDeclined?.(message);
  }
  const sandbox = useSandboxIntent({ intent, onSucceeded, onDeclined: decline });
  if (sandbox.asking) return <BankQuestion onAnswer={sandbox.answer} busy={sandbox.busy} />;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((typed) => {
        setExpired(false);
        return sandbox.confirm({ card: typedCardOf(typed) });
      })}
    >
      {sandbox.message && !isExpired && (
        <Notice tone="red" live>
          {sandbox.message}
        </Notice>
      )}
      <SandboxCardFields form={form} />
      <div className="grid justify-items-start text-13 text-ink-soft">
        <p>{t('card.sandbox')}</p>
        <TextButton onClick={() => form.reset(testCard)}>{t('card.fill')}</TextButton>
      </div>
      <CardSubmit {...{ submitLabel, inDialog }} busy={sandbox.busy} />
    </form>
  );
}

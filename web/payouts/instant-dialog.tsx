import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { instantFeeOf } from '#contract/instant-fee.ts';
import { type Cents, minimumInstantPayoutCents, toCents } from '#contract/money.ts';
import { requestPayout } from '#contract/payout-calls.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { formatMoney } from '#web/platform/format.ts';
import { idempotencyKey } from '#web/platform/idempotency-key.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useTypedCents } from '#web/platform/use-typed-cents.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Bill } from '#web/ui/bill.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { showToast } from '#web/ui/toast.tsx';

interface InstantDialogProps {
  balanceCents: number;
  /** The weekly payout goes out today, without a fee. */
  freeToday?: boolean;
  onClose: () => void;
}

/** The balance or a part of it right away, with the provider's fee before the click. */
export function InstantDialog({ balanceCents, freeToday = false, onClose }: InstantDialogProps) {
  const { t } = useTranslation('payouts');
  const formId = useId();
  const { cents: amount, field } = useTypedCents(toCents(balanceCents), (cents) => {
    return cents >= minimumInstantPayoutCents && cents <= balanceCents;
  });
  // an answer that never came is asked for again, not the money
  const intended = useRef({ amount, key: idempotencyKey() });
  const request = useWrite(requestPayout, {
    onSuccess: () => {
      onClose();
      showToast({ title: t('instant.done'), tone: 'success' });
    },
    onError: ({ error }) => {
      if (error instanceof ApiError && error.status < 500) intended.current.key = idempotencyKey();
    },
    failed: reasonAlone,
  });
  const limit = { amount: formatMoney(balanceCents) };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !request.isPending && onClose()}
      title={t('instant.title')}
      description={t(freeToday ? 'instant.textToday' : 'instant.text')}
      footer={
        <>
          <Button disabled={request.isPending} onClick={onClose}>
            {t('instant.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" disabled={!amount} loading={request.isPending}>
            {amount ? t('instant.confirm', { amount: formatMoney(amount) }) : t('instant.title')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onKeyDown={onlyByButton}
        onSubmit={(event) => {
          event.preventDefault();
          if (!amount) return;
          if (intended.current.amount !== amount) intended.current = { amount, key: idempotencyKey() };
          const { key } = intended.current;
          request.mutate({ body: { method: 'instant', amountCents: amount }, idempotencyKey: key });
        }}
      >
        <Field
          label={t('instant.amount')}
          help={amount === null ? null : t('instant.help', limit)}
          error={amount === null ? t('instant.wrong', limit) : null}
        >
          <MoneyField {...field} />
        </Field>
        {/* its place stays while an amount is typed that is none */}
        <div className={amount === null ? 'invisible' : undefined}>
          <FeeBill amountCents={amount ?? toCents(balanceCents)} />
        </div>
      </form>
    </Dialog>
  );
}

function FeeBill({ amountCents }: { amountCents: Cents }) {
  const { t } = useTranslation('payouts');
  const feeCents = instantFeeOf(amountCents);
  return (
    <Bill
      lines={[
        { key: 'amount', label: t('instant.amount'), amount: formatMoney(amountCents) },
        { key: 'fee', label: t('instant.fee'), amount: formatMoney(-feeCents) },
        { key: 'receive', label: t('instant.receive'), amount: formatMoney(amountCents - feeCents), sum: true },
      ]}
    />
  );
}

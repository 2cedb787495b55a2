import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resolveReport } from '#contract/dispute-calls.ts';
import type { AdminDispute } from '#contract/disputes.ts';
import { leastDecidedOf } from '#contract/fair-rules.ts';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { onlyByButton } from '#web/platform/only-by-button.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useTypedCents } from '#web/platform/use-typed-cents.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { FromCleaner } from './from-cleaner.tsx';

interface ResolveFormProps {
  dispute: AdminDispute;
  /** Both sides' money at a payout. */
  moneyAt: (payoutCents: Cents) => ReactNode;
}

/** The decision: an amount, what it means for both sides, and why. */
export function ResolveForm({ dispute, moneyAt }: ResolveFormProps) {
  const { t } = useTranslation('reports');
  const form = useDecision(dispute);
  const least = formatMoney(leastDecidedOf(dispute.job));
  return (
    <form noValidate onSubmit={form.submit} onKeyDown={onlyByButton} className="grid w-full gap-3">
      <Field
        label={t('admin.payout')}
        help={t('admin.payoutHelp', { least, most: formatMoney(dispute.job.payoutCents) })}
        error={form.payoutMissing ? t('admin.payoutWrong', { least }) : null}
        required
      >
        <MoneyField {...form.payout.field} />
      </Field>
      {form.payoutCents !== null && moneyAt(form.payoutCents)}
      {dispute.job.status === 'PAID' && (
        <FromCleaner checked={form.fromCleaner} onCheckedChange={form.setFromCleaner} />
      )}
      <Field label={t('admin.why')} error={form.reasonMissing ? t('admin.whyMissing') : null} required>
        <TextArea
          rows={2}
          maxLength={2000}
          value={form.reason}
          onChange={(event) => form.setReason(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" loading={form.sending}>
        {t('admin.resolve')}
      </Button>
    </form>
  );
}

function useDecision({ id, job, proposal }: AdminDispute) {
  const { t } = useTranslation('reports');
  const payout = useTypedCents(proposal?.payoutCents ?? job.payoutCents, (cents) => isFit(cents, job));
  const [fromCleaner, setFromCleaner] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const resolve = useWrite(resolveReport, {
    onSuccess: () => showToast({ title: t('done.resolved'), tone: 'success' }),
    failed: reasonAlone,
  });
  const payoutCents = payout.cents;
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (payoutCents === null || reason.trim() === '') return;
    resolve.mutate({ params: { id }, body: { payoutCents, reason: lineOf(reason), fromCleaner } });
  }
  return {
    ...{ payout, payoutCents, reason, setReason, submit, sending: resolve.isPending },
    ...{ fromCleaner, setFromCleaner },
    payoutMissing: payoutCents === null,
    reasonMissing: tried && reason.trim() === '',
  };
}

const isFit = (cents: number, job: AdminDispute['job']): boolean =>
  cents === 0 || (cents >= leastDecidedOf(job) && cents <= job.payoutCents);
/** It is kept as one line. */
const lineOf = (text: string): string => text.trim().replace(/\s+/g, ' ');

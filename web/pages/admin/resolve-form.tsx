import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bothSides } from '#contract/both-sides.ts';
import { getJob, getJobMoney } from '#contract/calls.ts';
import { resolveReport } from '#contract/dispute-calls.ts';
import type { AdminDispute } from '#contract/disputes.ts';
import { leastDecidedOf } from '#contract/fair-rules.ts';
import { givenBack } from '#contract/given-back.ts';
import type { Cents } from '#contract/money.ts';
import { formatMoney } from '#web/platform/format.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useTypedCents } from '#web/platform/use-typed-cents.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { isEnter } from '#web/ui/is-enter.ts';
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
  const range = { least: formatMoney(leastDecidedOf(dispute.job)), most: formatMoney(dispute.job.payoutCents) };
  return (
    <form noValidate onSubmit={form.submit} onKeyDown={goOnAtEnter} className="grid w-full gap-3">
      <Field
        label={t('admin.payout')}
        // said once: as help, or as what is wrong
        {...(form.payoutMissing ? { error: t('admin.payoutWrong', range) } : { help: t('admin.payoutHelp', range) })}
        required
      >
        <MoneyField {...form.payout.field} most={dispute.job.payoutCents} />
      </Field>
      {/* what is proposed stands beside it already */}
      {form.payoutCents !== null && form.payoutCents !== dispute.proposal?.payoutCents && moneyAt(form.payoutCents)}
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
        {form.says}
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
    if (payoutCents === null || reason.trim() === '' || resolve.isPending) return;
    resolve.mutate({ params: { id }, body: { payoutCents, reason: lineOf(reason), fromCleaner } });
  }
  return {
    ...{ payout, payoutCents, reason, setReason, submit, sending: resolve.isPending },
    ...{ fromCleaner, setFromCleaner },
    says: useWhatMoves(job)(payoutCents),
    payoutMissing: payoutCents === null,
    reasonMissing: tried && reason.trim() === '',
  };
}

/** What the click moves: what the cleaner is paid, or what the host of a paid job gets back; no sum before that is known. */
function useWhatMoves({ id, status, ...fees }: AdminDispute['job']) {
  const { t } = useTranslation('reports');
  const isPaid = status === 'PAID';
  const { data: job } = useRead(getJob, { params: { id }, enabled: isPaid });
  const { data: money } = useRead(getJobMoney, { params: { id }, enabled: isPaid });
  return (payoutCents: Cents | null): string => {
    if (payoutCents === null || (isPaid && !(job && money))) return t('admin.resolve');
    if (job && money) {
      const back = givenBack({ job, lines: money.lines }, payoutCents);
      return back > 0 ? t('admin.resolveRefund', { amount: formatMoney(back) }) : t('admin.resolveKeep');
    }
    const { cleanerReceivesCents } = bothSides({ click: 'decision', payoutCents, fees });
    const amount = formatMoney(cleanerReceivesCents);
    return cleanerReceivesCents > 0 ? t('admin.resolvePay', { amount }) : t('admin.resolveFree');
  };
}

/** From the sum one goes on to the reason; there, Enter with Cmd or Ctrl decides. */
function goOnAtEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { metaKey, ctrlKey, target, currentTarget: form } = event;
  if (!isEnter(event)) return;
  if (target instanceof HTMLTextAreaElement && (metaKey || ctrlKey)) form.requestSubmit();
  if (!(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  form.querySelector('textarea')?.focus();
}

const isFit = (cents: number, job: AdminDispute['job']): boolean =>
  cents === 0 || (cents >= leastDecidedOf(job) && cents <= job.payoutCents);
/** It is kept as one line. */
const lineOf = (text: string): string => text.trim().replace(/\s+/g, ' ');

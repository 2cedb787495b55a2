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
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
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
        {form.moves.says}
      </Button>
      <ConfirmDecision {...form} />
    </form>
  );
}

function useDecision(dispute: AdminDispute) {
  const { id, job, proposal } = dispute;
  const { t } = useTranslation('reports');
  const payout = useTypedCents(proposal?.payoutCents ?? job.payoutCents, (cents) => isFit(cents, job));
  const [fromCleaner, setFromCleaner] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const resolve = useWrite(resolveReport, {
    onSuccess: () => showToast({ title: t('done.resolved'), tone: 'success' }),
    failed: reasonAlone,
    onError: () => setAsking(false),
  });
  const payoutCents = payout.cents;
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (payoutCents === null || reason.trim() === '' || resolve.isPending) return;
    setAsking(true);
  }
  function send() {
    if (payoutCents === null || resolve.isPending) return;
    resolve.mutate({ params: { id }, body: { payoutCents, reason: lineOf(reason), fromCleaner } });
  }
  return {
    ...{ payout, payoutCents, reason, setReason, submit, asking, setAsking, send, sending: resolve.isPending },
    ...{ fromCleaner, setFromCleaner },
    // what is wrong is said by the field; no sum is promised that the click would not move
    moves: useWhatMoves(dispute)(payoutCents),
    payoutMissing: payoutCents === null && !payout.isTold,
    reasonMissing: tried && reason.trim() === '',
  };
}

interface Moves {
  /** What the click does, with the sum that it moves; no sum before that is known. */
  says: string;
  /** Both sides' sums, in a sentence. */
  both: string;
}

/** What the click moves: what the cleaner is paid, or what the host of a paid job gets back. */
function useWhatMoves({ job: { id, status, ...fees }, host, cleaner }: AdminDispute) {
  const { t } = useTranslation(['reports', 'disputeDecision']);
  const isPaid = status === 'PAID';
  const { data: job } = useRead(getJob, { params: { id }, enabled: isPaid });
  const { data: money } = useRead(getJobMoney, { params: { id }, enabled: isPaid });
  const names = { host: `\u2068${host.name}\u2069`, cleaner: `\u2068${cleaner.name}\u2069` };
  return (payoutCents: Cents | null): Moves => {
    if (payoutCents === null || (isPaid && !(job && money))) return { says: t('admin.resolve'), both: '' };
    const { cleanerReceivesCents, hostPaysCents } = bothSides({ click: 'decision', payoutCents, fees });
    const share = formatMoney(cleanerReceivesCents);
    if (job && money) {
      const cents = givenBack({ job, lines: money.lines }, payoutCents);
      const back = formatMoney(cents);
      return cents > 0
        ? {
            says: t('admin.resolveRefund', { amount: back }),
            both: t('disputeDecision:back', { ...names, share, back }),
          }
        : { says: t('admin.resolveKeep'), both: t('disputeDecision:nothingBack', { ...names, share }) };
    }
    if (cleanerReceivesCents === 0) return { says: t('admin.resolveFree'), both: t('disputeDecision:free', names) };
    const price = formatMoney(hostPaysCents);
    return {
      says: t('admin.resolvePay', { amount: share }),
      both: t('disputeDecision:pays', { ...names, share, price }),
    };
  };
}

/** What both sides get is said once more before it goes out to them. */
function ConfirmDecision({ moves, asking, setAsking, send, sending, reason }: ReturnType<typeof useDecision>) {
  const { t } = useTranslation('disputeDecision');
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      title={t('confirmTitle')}
      description={
        <>
          <strong className="block text-ink">{moves.both}</strong>
          <span className="mt-1.5 block">{t('told')}</span>
        </>
      }
      confirmLabel={moves.says}
      tone="normal"
      loading={sending}
      onConfirm={send}
    >
      <blockquote className="max-h-40 overflow-y-auto border-s-2 border-line-strong ps-3 text-14 wrap-anywhere">
        <bdi>{lineOf(reason)}</bdi>
      </blockquote>
    </ConfirmDialog>
  );
}

/** From the sum one goes on to the reason; there, Enter with Cmd or Ctrl goes on to the question. */
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

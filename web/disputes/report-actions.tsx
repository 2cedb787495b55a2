import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bothSides } from '#contract/both-sides.ts';
import type { Dispute } from '#contract/dispute.ts';
import { escalateReport, withdrawReport } from '#contract/dispute-calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import type { JobSide } from '#contract/states.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useTermFigures } from '#web/platform/use-term-figures.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ThumbFoot } from '#web/ui/thumb-foot.tsx';
import { AcceptDialog } from './accept-dialog.tsx';
import { hasPaid } from './has-paid.ts';
import type { Proposing } from './proposal.tsx';
import { useDone } from './use-done.ts';

const AnswerDialog = fetchedAhead(() => import('./answer-dialog.tsx').then((file) => file.AnswerDialog));

interface ReportActionsProps extends Pick<Proposing, 'moneyAt'> {
  job: JobDetail;
  dispute: Dispute;
  /** Null for an admin. */
  side: JobSide | null;
}

type Asked = 'answer' | 'accept' | 'escalate' | 'withdraw' | null;

/** What the reader may do about a report now: exactly what the server allows. */
export function ReportActions({ job, dispute, side, moneyAt }: ReportActionsProps) {
  const { t } = useTranslation('reports');
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const { can, payoutCents, status, timeZone } = job;
  const proposed = dispute.proposal?.payoutCents;
  // what one says yes to is far above, or below the screen
  const sum = side === 'cleaner' && proposed !== undefined ? ownSumAt(proposed, job) : null;
  const offered = [
    ...(can.includes('answerReport') ? (['answer'] as const) : []),
    ...(can.includes('acceptProposal') ? (['accept'] as const) : []),
    ...(can.includes('escalateReport') ? (['escalate'] as const) : []),
    ...(can.includes('withdrawReport') ? (['withdraw'] as const) : []),
  ];
  if (offered.length === 0) return null;
  const leads = offered.some(isNext);
  // the head of a wide page has it already
  const isAbove = side === 'host' && status === 'SUBMITTED';
  return (
    <Foot isAtThumb={leads} isProposed={dispute.proposal !== null}>
      {offered.map((what) => (
        <Button
          key={what}
          variant={isNext(what) ? 'primary' : leads ? undefined : 'quiet'}
          className={what === 'accept' && isAbove ? 'lg:hidden' : undefined}
          onClick={() => setAsked(what)}
        >
          {what === 'accept' && sum !== null ? t('accept.buttonOf', { amount: formatMoney(sum) }) : t(`${what}.button`)}
        </Button>
      ))}
      {asked === 'answer' && <AnswerDialog dispute={dispute} timeZone={timeZone} onClose={close} />}
      <AcceptDialog open={asked === 'accept'} onClose={close} {...{ job, dispute, moneyAt, side }} />
      <EscalateDialog open={asked === 'escalate'} onClose={close} dispute={dispute} />
      <WithdrawDialog open={asked === 'withdraw'} onClose={close} dispute={dispute} isPaid={hasPaid(job)}>
        {moneyAt(payoutCents)}
      </WithdrawDialog>
    </Foot>
  );
}

/** What moves the report on, and not around its answer. */
const isNext = (what: Asked) => what === 'answer' || what === 'accept';

/** Below the sums of what is proposed, which stand at the end of a wide page; at the thumb only while it is the reader's turn. */
function Foot({ isAtThumb, isProposed, children }: { isAtThumb: boolean; isProposed: boolean; children: ReactNode }) {
  const row = cx('flex flex-wrap gap-2', isProposed && 'lg:justify-end');
  if (!isAtThumb) return <div className={row}>{children}</div>;
  return (
    <ThumbFoot within="page" className={cx(row, 'max-sm:*:grow')}>
      {children}
    </ThumbFoot>
  );
}

const ownSumAt = (payoutCents: Cents, fees: JobDetail) =>
  bothSides({ click: 'decision', payoutCents, fees }).cleanerReceivesCents;

interface StepProps {
  open: boolean;
  onClose: () => void;
  dispute: Dispute;
}

function EscalateDialog({ open, onClose, dispute }: StepProps) {
  const { t } = useTranslation('reports');
  const [text, setText] = useState('');
  const figures = useTermFigures(dispute.terms);
  const done = useDone(t('done.escalated'), onClose);
  const escalate = useWrite(escalateReport, done);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      tone="normal"
      title={t('escalate.title')}
      description={t('escalate.text', figures)}
      confirmLabel={t('escalate.button')}
      loading={escalate.isPending}
      onConfirm={() => escalate.mutate({ params: { id: dispute.id }, body: { text: text.trim() || null } })}
    >
      <Field label={t('escalate.reason')} optional>
        <TextArea rows={3} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}

interface WithdrawDialogProps extends StepProps {
  isPaid: boolean;
  children: ReactNode;
}

function WithdrawDialog({ open, onClose, dispute, isPaid, children }: WithdrawDialogProps) {
  const { t } = useTranslation('reports');
  const done = useDone(t('done.withdrawn'), onClose);
  const withdraw = useWrite(withdrawReport, done);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('withdraw.title')}
      description={t(isPaid ? 'withdraw.textPaid' : 'withdraw.text')}
      confirmLabel={t('withdraw.button')}
      loading={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { id: dispute.id } })}
    >
      {children}
    </ConfirmDialog>
  );
}

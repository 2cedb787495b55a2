import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmRefund, declineRefund, previewRefund } from '#contract/payout-calls.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import { formatMoney } from '#web/platform/format.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { MadeBefore } from './made-before.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RefundLosses } from './refund-losses.tsx';
import { ReportedNotice } from './reported-notice.tsx';
import { usePaid } from './use-paid.ts';

type Proposal = NonNullable<AdminPayment['refundProposal']>;

interface ProposalDialogProps {
  payment: AdminPayment;
  proposal: Proposal;
  onClose: () => void;
}

/** A refund that needs two admins, as the second one decides it; whoever asked for it may only take it back. */
export function ProposalDialog({ payment, proposal, onClose }: ProposalDialogProps) {
  const { t } = useTranslation('refunds');
  const [declining, setDeclining] = useState(false);
  const done = (title: string) => () => {
    onClose();
    showToast({ title, tone: 'success' });
  };
  const decline = {
    onClose: () => setDeclining(false),
    onDone: done(t('second.declined')),
  };
  if (proposal.isOwn) return <Withdraw {...{ payment, proposal, onClose }} onDone={done(t('second.withdrawn'))} />;
  if (declining) return <Decline proposal={proposal} {...decline} />;
  return (
    <Review
      {...{ payment, proposal, onClose }}
      onConfirmed={done(t('second.confirmed'))}
      onDecline={() => setDeclining(true)}
    />
  );
}

interface ReviewProps extends ProposalDialogProps {
  onConfirmed: () => void;
  onDecline: () => void;
}

function Review({ payment, proposal, onClose, onConfirmed, onDecline }: ReviewProps) {
  const { t } = useTranslation('refunds');
  const moment = useOperatorTime();
  const { by, expiresAt, fromCleaner, amountCents } = proposal;
  const confirm = useWrite(confirmRefund, {
    onSuccess: onConfirmed,
    failed: reasonAlone,
    onError: onClose,
  });
  const read = useRead(previewRefund, {
    ...{ params: { id: payment.id }, query: { amountCents } },
    enabled: !confirm.isPending && !confirm.isSuccess,
  });
  const limit = read.data?.approvalLimitCents;
  const when = moment(expiresAt);
  const paid = usePaid(payment);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !confirm.isPending && onClose()}
      title={t('second.reviewTitle')}
      description={t('second.reviewText', { name: `\u2068${by.name}\u2069` })}
      footer={
        <>
          <Button disabled={confirm.isPending} onClick={onDecline}>
            {t('second.decline')}
          </Button>
          <Button
            variant="primary"
            disabled={!read.data}
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ params: { id: proposal.id } })}
          >
            {t('refund', { amount: formatMoney(amountCents) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ReportedNotice payment={payment} />
        <p className="text-14">
          <bdi>{paid}</bdi>
        </p>
        {read.data && <MadeBefore made={read.data.made} leftCents={leftOf(payment)} />}
        <Facts narrow facts={useFacts(proposal, when)} />
        {typeof limit === 'number' && (
          <p className="text-14 text-ink-soft">{t('second.whyTwo', { amount: formatMoney(limit) })}</p>
        )}
        <RefundLosses {...{ payment, read, fromCleaner }} cents={amountCents} />
      </div>
    </Dialog>
  );
}

const leftOf = ({ amountCents, refundedCents, chargedBackCents }: AdminPayment) =>
  amountCents - refundedCents - chargedBackCents;

function useFacts({ amountCents, reason }: Proposal, when: string) {
  const { t } = useTranslation('refunds');
  return [
    { key: 'amount', label: t('second.wants'), value: <bdi className="tabular-nums">{formatMoney(amountCents)}</bdi> },
    ...(reason ? [{ key: 'why', label: t('second.why'), value: <bdi className="wrap-anywhere">{reason}</bdi> }] : []),
    { key: 'until', label: t('second.until'), value: when },
  ];
}

interface DeclineProps {
  proposal: Proposal;
  onClose: () => void;
  onDone: () => void;
}

/** Whoever asked takes it back in one step, with the reason. */
function Withdraw({ payment, proposal, onClose, onDone }: DeclineProps & Pick<ProposalDialogProps, 'payment'>) {
  const { t } = useTranslation(['refunds', 'common']);
  const when = useOperatorTime()(proposal.expiresAt);
  const paid = usePaid(payment);
  const withdraw = useWrite(declineRefund, { onSuccess: onDone, failed: reasonAlone, onError: onClose });
  return (
    <ReasonDialog
      title={t('second.reviewOwn')}
      text={t('second.reviewOwnText', { when })}
      confirm={t('second.withdraw')}
      words={{ keep: t('common:close'), reason: t('second.why') }}
      reasonHelp={t('second.declineText')}
      danger
      sending={withdraw.isPending}
      onClose={onClose}
      onConfirm={(reason) => withdraw.mutate({ params: { id: proposal.id }, body: { reason } })}
    >
      <p className="text-14">
        <bdi>{paid}</bdi>
      </p>
      <Facts narrow facts={useFacts({ ...proposal, reason: null }, when)} />
    </ReasonDialog>
  );
}

function Decline({ proposal: { id }, onClose, onDone }: DeclineProps) {
  const { t } = useTranslation('refunds');
  const decline = useWrite(declineRefund, { onSuccess: onDone, failed: reasonAlone });
  const word = t('second.decline');
  return (
    <ReasonDialog
      title={word}
      text={t('second.declineText')}
      confirm={word}
      words={{ reason: t('second.declineReason') }}
      danger
      sending={decline.isPending}
      onClose={onClose}
      onConfirm={(reason) => decline.mutate({ params: { id }, body: { reason } })}
    />
  );
}

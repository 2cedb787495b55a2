import { useTranslation } from 'react-i18next';
import { refundPayment } from '#contract/payout-calls.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { ReceiptButton } from '#web/payments/receipt-button.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

const tones: Record<Exclude<AdminPayment['status'], 'succeeded'>, BadgeTone> = {
  ...{ pending: 'amber', requires_action: 'amber', unknown: 'amber' },
  ...{ failed: 'red', refunded: 'neutral' },
};

/** What became of it, with a sign only where that is not what is usual. */
export function PaymentBadge({ payment }: { payment: AdminPayment }) {
  const { t } = useTranslation('adminLists');
  return (
    <span className="inline-flex flex-wrap items-center gap-1 max-md:justify-end">
      <StateBadge payment={payment} />
      {payment.isReported && <Badge tone="red">{t('jobs.reported')}</Badge>}
    </span>
  );
}

function StateBadge({ payment: { status, refundedCents, refundProposal } }: { payment: AdminPayment }) {
  const { t } = useTranslation('admin');
  // what somebody is to decide, before what has become of the money
  if (refundProposal) return <Badge tone="amber">{t('money.awaitsSecond')}</Badge>;
  if (status === 'succeeded' && refundedCents > 0)
    return <Badge tone="amber">{t('money.payment.partly_refunded')}</Badge>;
  if (status === 'succeeded') return <span className="text-13 text-ink-soft">{t('money.payment.succeeded')}</span>;
  return <Badge tone={tones[status]}>{t(`money.payment.${status}`)}</Badge>;
}

/** Whether who looks may send the rest of it back. */
export function useIsRefundable() {
  const { may } = useMay();
  return ({ status, amountCents, refundedCents, chargedBackCents }: AdminPayment) =>
    may(refundPayment) && status === 'succeeded' && chargedBackCents < amountCents - refundedCents;
}

/** Whether who looks has something to decide or to send again: a first refund begins in the panel, beside all that it is about. */
export function useIsToSettle() {
  const isRefundable = useIsRefundable();
  return (payment: AdminPayment) =>
    isRefundable(payment) && (payment.refundProposal !== null || payment.returnedCents > 0);
}

/** Whether anything was given back or fetched, or is to be. */
export const isGivenBack = (payment: AdminPayment) =>
  payment.refundedCents + payment.pendingRefundCents + payment.returnedCents + payment.chargedBackCents > 0;

const hasReceipt = ({ status }: AdminPayment) => status === 'succeeded' || status === 'refunded';

/** What was given back, what is on its way or came back from there, and what a bank has fetched. */
export function Refunded({ payment, inList = false }: { payment: AdminPayment; inList?: boolean }) {
  const { t } = useTranslation('admin');
  const { refundedCents, pendingRefundCents, returnedCents, chargedBackCents, refundProposal } = payment;
  const notes = [
    // a list says it with the status
    refundProposal && !inList && t('money.proposed', { amount: formatMoney(refundProposal.amountCents) }),
    pendingRefundCents > 0 && t('money.pendingRefund', { amount: formatMoney(pendingRefundCents) }),
    returnedCents > 0 && t('money.returned', { amount: formatMoney(returnedCents) }),
    chargedBackCents > 0 && t('money.chargedBack', { amount: formatMoney(chargedBackCents) }),
  ].filter((note) => note !== false && note !== null);
  // a column of zeros would hide the few that matter
  if (inList && !isGivenBack(payment)) return null;
  return (
    <>
      <bdi className="tabular-nums">{formatMoney(refundedCents)}</bdi>
      {notes.map((note) => (
        <bdi key={note} className="block text-13 whitespace-normal text-ink-soft">
          {note}
        </bdi>
      ))}
    </>
  );
}

/** What it is for: the home, which leads to its job, then for what and for whom. Its panel has the ways and people itself. */
export function PaidFor({ payment, inList = false }: { payment: AdminPayment; inList?: boolean }) {
  const { t } = useTranslation('admin');
  const { kind, jobId, jobTitle, payee } = payment;
  const name = t(`money.kinds.${kind}`);
  if (!jobId || !inList) return name;
  return (
    <>
      <Link to={to('job', { id: jobId })} className={textLinkStyle}>
        <bdi>{jobTitle}</bdi>
      </Link>
      <span className="text-13 text-ink-soft">
        {' · '}
        {name}
        {payee && (
          <>
            {' · '}
            <bdi>{payee.name}</bdi>
          </>
        )}
      </span>
    </>
  );
}

interface PaymentActionsProps {
  payment: AdminPayment;
  ask: (payment: AdminPayment) => void;
  /** Among many, only what changes something. */
  inList?: boolean;
}

/** The receipt, and the way back for the money for who may send it. */
export function PaymentActions({ payment, ask, inList = false }: PaymentActionsProps) {
  const { t } = useTranslation('admin');
  const [isRefundable, isToSettle] = [useIsRefundable(), useIsToSettle()];
  return (
    <div className="flex flex-wrap justify-end gap-2 empty:hidden md:flex-nowrap">
      {!inList && payment.jobId && hasReceipt(payment) && (
        <ReceiptButton jobId={payment.jobId} title={payment.jobTitle ?? payment.payer.name} />
      )}
      {(inList ? isToSettle : isRefundable)(payment) && (
        <Button size={inList ? 'compact' : 'normal'} onClick={() => ask(payment)}>
          {payment.refundProposal
            ? t(payment.refundProposal.isOwn ? 'money.withdraw' : 'money.review')
            : payment.returnedCents > 0
              ? t('money.sendAgain')
              : t('money.refund')}
        </Button>
      )}
    </div>
  );
}

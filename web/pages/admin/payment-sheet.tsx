import { useTranslation } from 'react-i18next';
import type { AdminPayment } from '#contract/payouts.ts';
import { to } from '#web/paths.ts';
import { Shares } from '#web/payments/shares.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { useOperatorTime } from '#web/platform/use-operator-time.ts';
import { Facts } from '#web/ui/facts.tsx';
import { IdText } from '#web/ui/id-text.tsx';
import { MoneySplit } from '#web/ui/money-split.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { PaidFor, PaymentActions, PaymentBadge, Refunded } from './payment-cells.tsx';
import { ReportedNotice } from './reported-notice.tsx';
import { SectionLink, SectionLinks } from './section-links.tsx';

interface PaymentSheetProps {
  payment: AdminPayment;
  ask: (payment: AdminPayment) => void;
  onClose: () => void;
}

/** A payment in detail, with the ways to its job and people, its receipt, and the way back for the money. */
export function PaymentSheet({ payment, ask, onClose }: PaymentSheetProps) {
  const { t } = useTranslation('adminLists');
  const { t: words } = useTranslation('admin');
  const { jobId, id } = payment;
  const links = [
    ...(jobId ? [{ label: t('users.jobs'), section: 'jobs', q: jobId } as const] : []),
    { label: t('users.log'), section: 'audit-logs', q: id } as const,
  ];
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={[formatMoney(payment.amountCents), payment.jobTitle ?? words(`money.kinds.${payment.kind}`)].join(' · ')}
      description={<PaymentBadge payment={payment} />}
      footer={<PaymentActions payment={payment} ask={ask} />}
    >
      <div className="grid gap-5">
        <ReportedNotice payment={payment} />
        <Split payment={payment} />
        <Facts narrow facts={useFacts(payment)} />
        <SectionLinks {...(jobId && { page: { label: t('jobs.page'), to: to('job', { id: jobId }) } })} links={links} />
      </div>
    </Sheet>
  );
}

/** What has become of the payer’s money as the books stand: the cleaner’s share and Freshkey’s, which together are what is not given back. */
function Split({ payment }: { payment: AdminPayment }) {
  const { t } = useTranslation(['adminLists', 'payments']);
  const { amountCents, refundedCents, returnedCents, chargedBackCents, payee, shares } = payment;
  if (!shares || !payee) return null;
  // what a card could not take is owed to the payer all the same
  const goneCents = refundedCents + returnedCents + chargedBackCents;
  const { cleanerCents, platformCents } = shares;
  if (goneCents === 0 && platformCents >= 0) {
    const split = { hostPaysCents: amountCents, cleanerReceivesCents: cleanerCents, platformKeepsCents: platformCents };
    return <Shares split={split} viewer="other" tense="held" />;
  }
  const part = (label: string, cents: number) => ({ label, cents, amount: formatMoney(cents) });
  const kept = part(t('payments:split.kept'), platformCents);
  const borne = { ...part(t('split.bears'), platformCents), amount: formatMoney(-platformCents) };
  return (
    <MoneySplit
      pays={part(t('split.after'), amountCents - goneCents)}
      receives={part(t('payments:split.cleanerReceives'), cleanerCents)}
      keeps={platformCents < 0 ? borne : kept}
    />
  );
}

function useFacts(payment: AdminPayment) {
  const { t } = useTranslation(['admin', 'adminLists']);
  const moment = useOperatorTime();
  const proposed = useProposed(payment.refundProposal);
  const { id, payer, payee, amountCents, createdAt } = payment;
  return [
    { key: 'payer', label: t('money.payer'), value: <SectionLink section="users" id={payer.id} name={payer.name} /> },
    ...(payee
      ? [
          {
            ...{ key: 'payee', label: t('money.payee') },
            value: <SectionLink section="users" id={payee.id} name={payee.name} />,
          },
        ]
      : []),
    { key: 'kind', label: t('money.kind'), value: <PaidFor payment={payment} /> },
    { key: 'amount', label: t('money.amount'), value: <bdi className="tabular-nums">{formatMoney(amountCents)}</bdi> },
    { key: 'refunded', label: t('money.refunded'), value: <Refunded payment={payment} /> },
    ...proposed,
    { key: 'date', label: t('money.date'), value: moment(createdAt) },
    { key: 'id', label: t('adminLists:id'), value: <IdText>{id}</IdText> },
  ];
}

/** Of a refund that waits for a second admin: who asked for it, why, and how long it waits. */
function useProposed(proposal: AdminPayment['refundProposal']) {
  const { t } = useTranslation('refunds');
  const moment = useOperatorTime();
  if (!proposal) return [];
  const { by, reason, expiresAt } = proposal;
  return [
    { key: 'by', label: t('second.by'), value: <bdi>{by.name}</bdi> },
    ...(reason ? [{ key: 'why', label: t('second.why'), value: <bdi className="wrap-anywhere">{reason}</bdi> }] : []),
    { key: 'until', label: t('second.until'), value: moment(expiresAt) },
  ];
}

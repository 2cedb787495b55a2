import { Landmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPaymentSorts } from '#contract/admin-sorts.ts';
import { listAllPayments, refundPayment } from '#contract/payout-calls.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import { paymentKinds, paymentStatuses, paymentTroubles } from '#contract/states.ts';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { ReceiptButton } from '#web/payments/receipt-button.tsx';
import { send } from '#web/platform/api.ts';
import { formatMedium, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Link } from '#web/ui/link.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { ListExport } from './list-export.tsx';
import { ListSection } from './list-section.tsx';
import { MoneyFilters } from './money-filters.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';

const RefundDialog = fetchedAhead(() => import('./refund-dialog.tsx').then((file) => file.RefundDialog));

/** Everyone's payments; one that was paid can be refunded. */
export function PaymentSection() {
  const { t } = useTranslation('admin');
  const filters = useListFilters<'status' | 'kind'>();
  const { word: sort, table: sorting } = sortingBy(filters, adminPaymentSorts);
  const query = {
    ...{ q: filters.q, sort },
    status: filters.oneOf('status', paymentStatuses),
    kind: filters.oneOf('kind', paymentKinds),
    trouble: filters.oneOf('status', paymentTroubles),
  };
  const pages = usePages(listAllPayments, { ...query, limit: 50 });
  const [asked, setAsked] = useState<AdminPayment | null>(null);
  const columns = useColumns(setAsked);
  const statuses = [
    ...paymentStatuses.map((value) => ({ value, label: t(`money.payment.${value}`) })),
    ...paymentTroubles.map((value) => ({ value, label: t(`money.trouble.${value}`) })),
  ];
  const kinds = paymentKinds.map((value) => ({ value, label: t(`money.kinds.${value}`) }));
  return (
    <>
      <ListSection
        title={t('sections.payments')}
        filters={
          <MoneyFilters
            {...{ filters, statuses, kinds }}
            kindLabel={t('money.kind')}
            search={t('money.searchPayments')}
          />
        }
        exportButton={
          <ListExport name="payments" fetchFile={() => send(listAllPayments, { query: { ...query, format: 'csv' } })} />
        }
        pages={pages}
        empty={{
          icon: Landmark,
          title: t('money.empty'),
          isNarrowed: Boolean(filters.q || query.status || query.kind || query.trouble),
        }}
      >
        <Table
          caption={t('sections.payments')}
          columns={columns}
          rows={pages.items ?? []}
          loading={!pages.items}
          rowKey={({ id }) => id}
          {...sorting}
        />
      </ListSection>
      <Suspense fallback={null}>{asked && <RefundDialog payment={asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  );
}

const tones: Record<AdminPayment['status'], BadgeTone> = {
  ...{ pending: 'amber', requires_action: 'amber', unknown: 'amber' },
  ...{ succeeded: 'green', failed: 'red', refunded: 'neutral' },
};

const isRefundable = ({ status, amountCents, refundedCents, chargedBackCents }: AdminPayment) =>
  status === 'succeeded' && chargedBackCents < amountCents - refundedCents;

const hasReceipt = ({ status }: AdminPayment) => status === 'succeeded' || status === 'refunded';

/** What was given back, what is on its way or came back from there, and what a bank has fetched. */
function Refunded({ payment }: { payment: AdminPayment }) {
  const { t } = useTranslation('admin');
  const { refundedCents, pendingRefundCents, returnedCents, chargedBackCents } = payment;
  const notes = [
    pendingRefundCents > 0 && t('money.pendingRefund', { amount: formatMoney(pendingRefundCents) }),
    returnedCents > 0 && t('money.returned', { amount: formatMoney(returnedCents) }),
    chargedBackCents > 0 && t('money.chargedBack', { amount: formatMoney(chargedBackCents) }),
  ].filter((note) => note !== false);
  return (
    <>
      <bdi className="tabular-nums">{formatMoney(refundedCents)}</bdi>
      {notes.map((note) => (
        <bdi key={note} className="block text-13 text-ink-soft">
          {note}
        </bdi>
      ))}
    </>
  );
}

/** What it is for: the home, which leads to its job, then for what and for whom. */
function Kind({ payment: { kind, jobId, jobTitle, payee } }: { payment: AdminPayment }) {
  const { t } = useTranslation('admin');
  const name = t(`money.kinds.${kind}`);
  if (!jobId) return name;
  return (
    <>
      <Link to={to('job', { id: jobId })} className={textLinkStyle}>
        <bdi>{jobTitle}</bdi>
      </Link>
      <span className="block text-13 text-ink-soft">
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

function useColumns(ask: (payment: AdminPayment) => void): readonly TableColumn<AdminPayment>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const money = (cents: number) => <bdi className="tabular-nums">{formatMoney(cents)}</bdi>;
  return [
    {
      key: 'payer',
      header: t('money.payer'),
      phone: 'title',
      sortable: true,
      cell: ({ payer }) => <bdi className="font-semibold">{payer.name}</bdi>,
    },
    {
      key: 'kind',
      header: t('money.kind'),
      cell: (payment) => <Kind payment={payment} />,
    },
    {
      key: 'amountCents',
      header: t('money.amount'),
      align: 'end',
      sortable: true,
      cell: ({ amountCents }) => money(amountCents),
    },
    {
      key: 'refunded',
      header: t('money.refunded'),
      align: 'end',
      cell: (payment) => <Refunded payment={payment} />,
    },
    {
      key: 'createdAt',
      header: t('money.date'),
      sortable: true,
      cell: ({ createdAt }) => formatMedium(createdAt, { language }),
    },
    {
      key: 'status',
      header: t('money.status'),
      phone: 'aside',
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`money.payment.${status}`)}</Badge>,
    },
    {
      key: 'action',
      header: t('money.action'),
      align: 'end',
      cell: (payment) => <Actions payment={payment} ask={ask} />,
    },
  ];
}

/** The receipt, and the way back for the money for who may send it. */
function Actions({ payment, ask }: { payment: AdminPayment; ask: (payment: AdminPayment) => void }) {
  const { t } = useTranslation('admin');
  const { may } = useMay();
  return (
    <div className="flex flex-wrap justify-end gap-2 empty:hidden md:flex-nowrap">
      {payment.jobId && hasReceipt(payment) && (
        <ReceiptButton jobId={payment.jobId} title={payment.jobTitle ?? payment.payer.name} />
      )}
      {may(refundPayment) && isRefundable(payment) && (
        <Button size="compact" onClick={() => ask(payment)}>
          {payment.returnedCents > 0 ? t('money.sendAgain') : t('money.refund')}
        </Button>
      )}
    </div>
  );
}

import { Landmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPaymentSorts } from '#contract/admin-sorts.ts';
import { listAllPayments } from '#contract/payout-calls.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import { paymentFilters, paymentKinds, paymentTroubles } from '#contract/states.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { formatDateTime, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { PersonName } from '#web/ui/person-name.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { DateCell } from './date-cell.tsx';
import { ListExport } from './list-export.tsx';
import { ListSection } from './list-section.tsx';
import { MoneyFilters } from './money-filters.tsx';
import {
  isGivenBack,
  PaidFor,
  PaymentActions,
  PaymentBadge,
  Refunded,
  useIsRefundable,
  useIsToSettle,
} from './payment-cells.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';
import { byId, useOpened } from './use-opened.ts';

const ProposalDialog = fetchedAhead(() => import('./proposal-dialog.tsx').then((file) => file.ProposalDialog));
const PaymentSheet = fetchedAhead(() => import('./payment-sheet.tsx').then((file) => file.PaymentSheet));
const RefundDialog = fetchedAhead(() => import('./refund-dialog.tsx').then((file) => file.RefundDialog));

/** Everyone's payments; one that was paid can be refunded. */
export function PaymentSection() {
  const { t } = useTranslation('admin');
  const filters = useListFilters<'status' | 'kind' | 'payment' | 'ask'>('payment');
  const { word: sort, table: sorting } = sortingBy(filters, adminPaymentSorts, '-createdAt');
  const query = {
    ...{ q: filters.q, sort },
    status: filters.oneOf('status', paymentFilters),
    kind: filters.oneOf('kind', paymentKinds),
    trouble: filters.oneOf('status', paymentTroubles),
  };
  const pages = usePages(listAllPayments, { ...query, limit: 50 });
  const [asked, setAsked] = useState<AdminPayment | null>(null);
  const opened = filters.get('payment');
  const open = useOpened(listAllPayments, pages.items, opened, byId);
  const proposed = useProposed(pages.items, filters.get('ask'));
  const columns = useColumns(setAsked);
  const choices = useChoices();
  return (
    <>
      <ListSection
        title={t('sections.payments')}
        filters={
          <MoneyFilters {...{ filters, ...choices }} kindLabel={t('money.kind')} search={t('money.searchPayments')} />
        }
        exportButton={
          <ListExport name="payments" fetchFile={() => send(listAllPayments, { query: { ...query, ...asFile } })} />
        }
        pages={pages}
        names={namesOfPayment}
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
          activeKey={opened}
          onRowOpen={({ id }) => filters.set('payment', id)}
          {...sorting}
        />
      </ListSection>
      <Suspense fallback={null}>
        {open && (
          <PaymentSheet key={open.id} payment={open} ask={setAsked} onClose={() => filters.set('payment', '')} />
        )}
        {asked && !isDecided(asked, pages.items) && <Asked payment={asked} onClose={() => setAsked(null)} />}
        {!asked && proposed && <Asked payment={proposed} onClose={() => filters.set('ask', '')} />}
      </Suspense>
    </>
  );
}

/** A mail and the dashboard lead to the question itself, for who may decide it. */
function useProposed(rows: readonly AdminPayment[] | undefined, asked: string | null): AdminPayment | undefined {
  const isRefundable = useIsRefundable();
  const payment = useOpened(listAllPayments, rows, asked, byId);
  return payment?.refundProposal && isRefundable(payment) ? payment : undefined;
}

const namesOfPayment = ({ id, jobId, jobTitle, payer, payee }: AdminPayment) =>
  [
    [id, jobTitle ?? payer.name],
    [jobId, jobTitle],
    [payer.id, payer.name],
    [payee?.id, payee?.name],
  ] as const;

function useChoices() {
  const { t } = useTranslation('admin');
  return {
    statuses: [
      ...paymentFilters.map((value) => ({ value, label: t(`money.payment.${value}`) })),
      ...paymentTroubles.map((value) => ({ value, label: t(`money.trouble.${value}`) })),
    ],
    kinds: paymentKinds.map((value) => ({ value, label: t(`money.kinds.${value}`) })),
  };
}

/** What was proposed when it was opened has been decided since, by somebody else or in another tab. */
function isDecided({ id, refundProposal }: AdminPayment, rows: readonly AdminPayment[] | undefined) {
  const now = rows?.find((row) => row.id === id);
  return Boolean(refundProposal && now && now.refundProposal?.id !== refundProposal.id);
}

/** Whatever there is to decide about a payment: a refund that waits for a second admin, or a new one. */
function Asked({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const { refundProposal: proposal } = payment;
  if (proposal) return <ProposalDialog payment={payment} proposal={proposal} onClose={onClose} />;
  return <RefundDialog payment={payment} onClose={onClose} />;
}

/** On a phone with what it was for. */
function Payer({ payment: { payer, jobTitle, kind } }: { payment: AdminPayment }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <span className="block font-semibold md:whitespace-nowrap">
        <PersonName name={payer.name} />
      </span>
      <span className="block text-13 font-normal text-ink-soft md:hidden">
        {jobTitle && <bdi>{jobTitle}</bdi>}
        {jobTitle && ' · '}
        {t(`money.kinds.${kind}`)}
      </span>
    </>
  );
}

/** With the sum that waits for a second admin. */
const StatusCell = ({ payment }: { payment: AdminPayment }) => (
  <>
    <PaymentBadge payment={payment} />
    {payment.refundProposal && (
      <bdi className="block text-13 text-ink-soft tabular-nums">{formatMoney(payment.refundProposal.amountCents)}</bdi>
    )}
  </>
);

/** How much and when, on a phone in one line. */
function Facts({ payment: { amountCents, createdAt } }: { payment: AdminPayment }) {
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  return (
    <>
      <bdi className="font-semibold text-ink tabular-nums">{formatMoney(amountCents)}</bdi>
      {` · ${formatDateTime(createdAt, { language, timeZone })}`}
    </>
  );
}

const facts = {
  ...{ key: 'facts', phone: 'facts' as const },
  cell: (payment: AdminPayment) => <Facts payment={payment} />,
};

function useColumns(ask: (payment: AdminPayment) => void): readonly TableColumn<AdminPayment>[] {
  const { t } = useTranslation('admin');
  const isToSettle = useIsToSettle();
  const money = (cents: number) => <bdi className="tabular-nums">{formatMoney(cents)}</bdi>;
  return [
    {
      key: 'payer',
      header: t('money.payer'),
      phone: 'title',
      sortable: true,
      cell: (payment) => <Payer payment={payment} />,
    },
    { key: 'kind', header: t('money.kind'), phone: 'hidden', cell: (payment) => <PaidFor payment={payment} inList /> },
    {
      ...{ key: 'amountCents', header: t('money.amount'), align: 'number', phone: 'hidden' },
      sortable: true,
      startsDown: true,
      order: 'sum',
      cell: ({ amountCents }) => money(amountCents),
    },
    {
      ...{ key: 'refunded', header: t('money.refunded'), align: 'number', phone: 'hidden' },
      filled: isGivenBack,
      cell: (payment) => <Refunded payment={payment} inList />,
    },
    {
      ...{ key: 'createdAt', header: t('money.date'), phone: 'hidden' },
      sortable: true,
      startsDown: true,
      order: 'age',
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
    {
      key: 'status',
      header: t('money.status'),
      phone: 'aside',
      cell: (payment) => <StatusCell payment={payment} />,
    },
    {
      key: 'action',
      header: t('money.action'),
      // a card opens first
      phone: 'hidden',
      align: 'end',
      filled: isToSettle,
      cell: (payment) => <PaymentActions payment={payment} ask={ask} inList />,
    },
    { ...facts, header: t('money.amount') },
  ];
}

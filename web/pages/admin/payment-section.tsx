import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payment } from '#contract/payments.ts';
import { listAllPayments } from '#contract/payout-calls.ts';
import { paymentStatuses } from '#contract/states.ts';
import { to } from '#web/paths.ts';
import { formatMedium, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';
import { MoneyFilters, useMoneyFilters } from './money-filters.tsx';
import { MoneyList } from './money-list.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** Everyone's payments; one that was paid can be refunded. */
export function PaymentSection() {
  const { t } = useTranslation('admin');
  const filters = useMoneyFilters(paymentStatuses);
  const pages = usePages(listAllPayments, { status: filters.status, q: filters.sought, limit: 50 });
  const [asked, setAsked] = useState<Payment | null>(null);
  const statuses = paymentStatuses.map((value) => ({ value, label: t(`money.payment.${value}`) }));
  return (
    <>
      <MoneyList
        title={t('sections.payments')}
        filters={<MoneyFilters statuses={statuses} filters={filters} />}
        pages={pages}
        columns={useColumns(setAsked)}
      />
      {asked && <RefundDialog payment={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const tones: Record<Payment['status'], BadgeTone> = {
  ...{ pending: 'amber', requires_action: 'amber', unknown: 'amber' },
  ...{ succeeded: 'green', failed: 'red', refunded: 'neutral' },
};

function useColumns(ask: (payment: Payment) => void): readonly TableColumn<Payment>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const money = (cents: number) => <bdi className="tabular-nums">{formatMoney(cents)}</bdi>;
  return [
    {
      key: 'payer',
      header: t('money.payer'),
      phone: 'title',
      cell: ({ payer }) => <bdi className="font-semibold">{payer.name}</bdi>,
    },
    {
      key: 'kind',
      header: t('money.kind'),
      cell: ({ kind, jobId }) =>
        jobId ? (
          <Link to={to('job', { id: jobId })} className={textLinkStyle}>
            {t(`money.kinds.${kind}`)}
          </Link>
        ) : (
          t(`money.kinds.${kind}`)
        ),
    },
    { key: 'amount', header: t('money.amount'), align: 'end', cell: ({ amountCents }) => money(amountCents) },
    { key: 'refunded', header: t('money.refunded'), align: 'end', cell: ({ refundedCents }) => money(refundedCents) },
    { key: 'date', header: t('money.date'), cell: ({ createdAt }) => formatMedium(createdAt, { language }) },
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
      cell: (payment) =>
        payment.status === 'succeeded' && <Button onClick={() => ask(payment)}>{t('money.refund')}</Button>,
    },
  ];
}

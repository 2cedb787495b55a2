import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listHostPayments } from '#contract/document-calls.ts';
import type { HostPayment } from '#contract/payments.ts';
import { to } from '#web/paths.ts';
import { useCardName } from '#web/payments/card-name.ts';
import { ReceiptButton } from '#web/payments/receipt-button.tsx';
import { useDeclineText } from '#web/platform/decline-text.ts';
import { formatDate, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

/** Every charge of the host's cards with what became of it, and its receipt. */
export function Charges() {
  const { t } = useTranslation('billing');
  return (
    <Section title={t('charges.title')}>
      <ChargeTable />
    </Section>
  );
}

function ChargeTable() {
  const { t } = useTranslation('billing');
  const columns = useColumns();
  const pages = usePages(listHostPayments, { limit: 20 });
  const { items, error, loadMore, loadingMore } = pages;
  if (!items && error) return <ReadFailed title={t('charges.failed')} read={pages} />;
  if (items?.length === 0)
    return <EmptyState icon={Receipt} title={t('charges.empty')} description={t('charges.emptyText')} />;
  return (
    <div className="grid gap-4">
      <Table
        caption={t('charges.caption')}
        columns={columns}
        rows={items ?? []}
        rowKey={({ id }) => id}
        loading={!items}
      />
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('charges.more')}
        </Button>
      )}
    </div>
  );
}

const tones: Record<HostPayment['status'], BadgeTone> = {
  ...{ pending: 'amber', requires_action: 'amber', unknown: 'amber' },
  ...{ succeeded: 'green', failed: 'red', refunded: 'neutral' },
};

function useColumns(): readonly TableColumn<HostPayment>[] {
  const { t } = useTranslation('billing');
  const { language } = useLanguage();
  const cardName = useCardName();
  const declineText = useDeclineText();
  return [
    { key: 'what', header: t('charges.what'), phone: 'title', cell: (charge) => <What charge={charge} /> },
    {
      key: 'date',
      header: t('charges.date'),
      cell: ({ settledAt, createdAt }) => (
        <bdi>{formatDate(new Date(settledAt ?? createdAt), language, { dateStyle: 'medium' })}</bdi>
      ),
    },
    { key: 'card', header: t('charges.card'), cell: ({ card }) => card && cardName(card) },
    {
      key: 'status',
      header: t('charges.status'),
      cell: ({ status, declineReason }) => (
        <>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
          {declineReason && <p className="mt-1 text-13 text-ink-soft">{declineText(declineReason)}</p>}
        </>
      ),
    },
    {
      key: 'amount',
      header: t('charges.amount'),
      align: 'end',
      phone: 'aside',
      cell: (charge) => <Amount charge={charge} />,
    },
    {
      key: 'receipt',
      header: t('charges.receipt'),
      align: 'end',
      cell: ({ job, status }) =>
        job && (status === 'succeeded' || status === 'refunded') && <ReceiptButton jobId={job.id} title={job.title} />,
    },
  ];
}

function What({ charge: { kind, job } }: { charge: HostPayment }) {
  const { t } = useTranslation('billing');
  return (
    <>
      {job ? (
        <Link to={to('job', { id: job.id })} className={textLinkStyle}>
          <bdi>{job.title}</bdi>
        </Link>
      ) : null}
      <p className="text-13 font-normal text-ink-soft">{t(`kind.${kind}`)}</p>
    </>
  );
}

function Amount({ charge }: { charge: HostPayment }) {
  const { t } = useTranslation('billing');
  const { amountCents, refundedCents, chargedBackCents } = charge;
  return (
    <>
      <bdi className="tabular-nums">{formatMoney(amountCents)}</bdi>
      {refundedCents > 0 && (
        <p className="text-13 text-ink-soft">{t('charges.refunded', { amount: formatMoney(refundedCents) })}</p>
      )}
      {chargedBackCents > 0 && (
        <p className="text-13 text-ink-soft">{t('charges.chargedBack', { amount: formatMoney(chargedBackCents) })}</p>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { HostPayment } from '#contract/payments.ts';
import { to } from '#web/paths.ts';
import { useCardName } from '#web/payments/card-name.ts';
import { ReceiptButton } from '#web/payments/receipt-button.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ChargeDay, ChargeStatus, jobWithReceipt, WentBack, WhyDeclined } from './charge-status.tsx';

/** In a wide window each charge is a line with all there is to know about it. */
export function ChargeTable({ charges }: { charges: readonly HostPayment[] | undefined }) {
  const { t } = useTranslation('billing');
  return (
    <Table
      caption={t('charges.caption')}
      columns={useColumns()}
      rows={charges ?? []}
      rowKey={({ id }) => id}
      loading={!charges}
    />
  );
}

function useColumns(): readonly TableColumn<HostPayment>[] {
  const { t } = useTranslation('billing');
  const cardName = useCardName();
  return [
    { key: 'what', header: t('charges.what'), cell: (charge) => <What charge={charge} /> },
    {
      key: 'date',
      header: t('charges.date'),
      cell: (charge) => <ChargeDay charge={charge} />,
    },
    { key: 'card', header: t('charges.card'), cell: ({ card }) => card && cardName(card) },
    {
      key: 'status',
      header: t('charges.status'),
      cell: (charge) => (
        <>
          <ChargeStatus charge={charge} />
          <WhyDeclined charge={charge} />
        </>
      ),
    },
    {
      key: 'amount',
      header: t('charges.amount'),
      align: 'number',
      cell: (charge) => (
        <>
          <bdi className="tabular-nums">{formatMoney(charge.amountCents)}</bdi>
          <WentBack charge={charge} />
        </>
      ),
    },
    {
      key: 'receipt',
      header: t('charges.receipt'),
      align: 'end',
      cell: (charge) => {
        const job = jobWithReceipt(charge);
        return job && <ReceiptButton jobId={job.id} title={job.title} />;
      },
    },
  ];
}

function What({ charge: { kind, job } }: { charge: HostPayment }) {
  const { t } = useTranslation('billing');
  return (
    <>
      {job && (
        <TextLink to={to('job', { id: job.id })}>
          <bdi>{job.title}</bdi>
        </TextLink>
      )}
      <p className="text-13 text-ink-soft">{t(`kind.${kind}`)}</p>
    </>
  );
}

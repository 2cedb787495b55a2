import { Landmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPayoutSorts } from '#contract/admin-sorts.ts';
import { holdPayout, listAllPayouts, releasePayout } from '#contract/payout-calls.ts';
import type { AdminPayout } from '#contract/payouts.ts';
import { payoutMethods, payoutStatuses } from '#contract/states.ts';
import { useMay } from '#web/admin/use-may.ts';
import { send } from '#web/platform/api.ts';
import { formatMedium, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { ListExport } from './list-export.tsx';
import { ListSection } from './list-section.tsx';
import { MoneyFilters } from './money-filters.tsx';
import { sortingBy, useListFilters } from './use-list-filters.ts';

const PayoutDialog = fetchedAhead(() => import('./payout-dialog.tsx').then((file) => file.PayoutDialog));

/** Everyone's payouts; a pending one can be held, a held one released. */
export function PayoutSection() {
  const { t } = useTranslation(['admin', 'payouts']);
  const filters = useListFilters<'status' | 'kind'>();
  const { word: sort, table: sorting } = sortingBy(filters, adminPayoutSorts);
  const query = {
    ...{ q: filters.q, sort },
    status: filters.oneOf('status', payoutStatuses),
    method: filters.oneOf('kind', payoutMethods),
  };
  const pages = usePages(listAllPayouts, { ...query, limit: 50 });
  const [asked, setAsked] = useState<AdminPayout | null>(null);
  const columns = useColumns(setAsked);
  const statuses = payoutStatuses.map((value) => ({ value, label: t(`payouts:status.${value}`) }));
  const kinds = payoutMethods.map((value) => ({ value, label: t(`payouts:method.${value}`) }));
  return (
    <>
      <ListSection
        title={t('sections.payouts')}
        filters={
          <MoneyFilters
            filters={filters}
            statuses={statuses}
            kinds={kinds}
            kindLabel={t('money.method')}
            search={t('money.search')}
          />
        }
        exportButton={
          <ListExport name="payouts" fetchFile={() => send(listAllPayouts, { query: { ...query, format: 'csv' } })} />
        }
        pages={pages}
        empty={{
          icon: Landmark,
          title: t('money.empty'),
          isNarrowed: Boolean(filters.q || query.status || query.method),
        }}
      >
        <Table
          caption={t('sections.payouts')}
          columns={columns}
          rows={pages.items ?? []}
          loading={!pages.items}
          rowKey={({ id }) => id}
          {...sorting}
        />
      </ListSection>
      <Suspense fallback={null}>{asked && <PayoutDialog payout={asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  );
}

const tones: Record<AdminPayout['status'], BadgeTone> = {
  ...{ pending: 'amber', paid: 'green', failed: 'red', held: 'apricot' },
};

function useColumns(ask: (payout: AdminPayout) => void): readonly TableColumn<AdminPayout>[] {
  const { t } = useTranslation(['admin', 'payouts']);
  const { language } = useLanguage();
  const { may } = useMay();
  const money = (cents: number) => <bdi className="tabular-nums">{formatMoney(cents)}</bdi>;
  return [
    {
      key: 'cleaner',
      header: t('money.cleaner'),
      phone: 'title',
      sortable: true,
      cell: ({ cleaner, holdReason }) => (
        <>
          <bdi className="block font-semibold">{cleaner.name}</bdi>
          {holdReason && <bdi className="block text-13 text-ink-soft">{holdReason}</bdi>}
        </>
      ),
    },
    {
      key: 'amountCents',
      header: t('money.amount'),
      align: 'end',
      sortable: true,
      cell: ({ amountCents }) => money(amountCents),
    },
    { key: 'fee', header: t('money.fee'), align: 'end', cell: ({ feeCents }) => money(feeCents) },
    { key: 'method', header: t('money.method'), cell: ({ method }) => t(`payouts:method.${method}`) },
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
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`payouts:status.${status}`)}</Badge>,
    },
    {
      key: 'action',
      header: t('money.action'),
      align: 'end',
      cell: (payout) =>
        (payout.status === 'pending' || payout.status === 'held') &&
        may(payout.status === 'held' ? releasePayout : holdPayout) && (
          <Button onClick={() => ask(payout)}>{payout.status === 'held' ? t('money.release') : t('money.hold')}</Button>
        ),
    },
  ];
}

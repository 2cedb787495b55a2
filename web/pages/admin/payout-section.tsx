import { Landmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPayoutSorts } from '#contract/admin-sorts.ts';
import { changePayouts, listAllPayouts, listPayoutHolds } from '#contract/payout-calls.ts';
import type { AdminPayout } from '#contract/payouts.ts';
import { payoutMethods, payoutStatuses } from '#contract/states.ts';
import { asFile } from '#web/admin/as-file.ts';
import { useMay } from '#web/admin/use-may.ts';
import { send } from '#web/platform/api.ts';
import { formatMoney } from '#web/platform/format.ts';
import { useAddressValues } from '#web/platform/use-address-values.ts';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { PersonName } from '#web/ui/person-name.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DateCell } from './date-cell.tsx';
import { ListExport } from './list-export.tsx';
import { ListSection } from './list-section.tsx';
import { MoneyFilters } from './money-filters.tsx';
import { PayoutAction, PayoutBadge, PayoutFacts, useIsStoppable } from './payout-cells.tsx';
import { PayoutTotals } from './payout-totals.tsx';
import { type BulkChoice, useBulkChoice } from './use-bulk-choice.ts';
import { sortingBy, useListFilters } from './use-list-filters.ts';
import { byId, useOpened } from './use-opened.ts';

const HeldCleaners = lazy(() => import('./held-cleaners.tsx').then((file) => ({ default: file.HeldCleaners })));
const PayoutSheet = fetchedAhead(() => import('./payout-sheet.tsx').then((file) => file.PayoutSheet));
const PayoutWaits = fetchedAhead(() => import('./payout-waits.tsx').then((file) => file.PayoutWaits));
const PayoutDialog = fetchedAhead(() => import('./payout-dialog.tsx').then((file) => file.PayoutDialog));

/** Everyone's payouts, or whose money waits for an account to be paid out to. */
export function PayoutSection() {
  const address = useAddressValues<'show'>();
  if (address.get('show') !== 'waits') return <Payouts />;
  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      <PayoutWaits onClose={() => address.set('show', '')} />
    </Suspense>
  );
}

/** A pending one can be held, a held one released. */
function Payouts() {
  const { t } = useTranslation(['admin', 'payouts']);
  const filters = useListFilters<'status' | 'kind' | 'payout'>('payout');
  const { word: sort, table: sorting } = sortingBy(filters, adminPayoutSorts, '-createdAt');
  const query = {
    ...{ q: filters.q, sort },
    status: filters.oneOf('status', payoutStatuses),
    method: filters.oneOf('kind', payoutMethods),
  };
  const pages = usePages(listAllPayouts, { ...query, limit: 50 });
  const [asked, setAsked] = useState<AdminPayout | null>(null);
  const open = useOpened(listAllPayouts, pages.items, filters.get('payout'), byId);
  const columns = useColumns(setAsked);
  const isStoppable = useIsStoppable();
  const choice = useBulkChoice(pages.items?.filter(isStoppable), nameOf);
  const { may } = useMay();
  return (
    <>
      <ListSection
        title={t('sections.payouts')}
        filters={
          <MoneyFilters filters={filters} {...useChoices()} kindLabel={t('money.method')} search={t('money.search')} />
        }
        exportButton={
          <ListExport name="payouts" fetchFile={() => send(listAllPayouts, { query: { ...query, ...asFile } })} />
        }
        notice={
          <>
            <PayoutTotals />
            <Suspense fallback={null}>
              <HeldCleaners />
            </Suspense>
          </>
        }
        pages={pages}
        names={namesOfPayout}
        empty={{
          ...{ icon: Landmark, title: t('payouts:list.empty'), description: t('money.emptyPayouts') },
          isNarrowed: Boolean(filters.q || query.status || query.method),
          isTold: useAreHeld(query),
        }}
      >
        <Table
          caption={t('sections.payouts')}
          columns={columns}
          rows={pages.items ?? []}
          loading={!pages.items}
          rowKey={({ id }) => id}
          activeKey={open?.id ?? null}
          onRowOpen={({ id }) => filters.set('payout', id)}
          rowLabel={nameOf}
          {...(may(changePayouts) && { selection: choice.selection, selectable: isStoppable })}
          {...sorting}
        />
        <PayoutBulk choice={choice} payouts={pages.items ?? []} />
      </ListSection>
      <Suspense fallback={null}>
        {open && <PayoutSheet key={open.id} payout={open} ask={setAsked} onClose={() => filters.set('payout', '')} />}
        {asked && <PayoutDialog payout={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}

/** Where all payouts of somebody are held, the notice above the list is what was asked for: no single one need be held as well. */
function useAreHeld({
  status,
  method,
  q,
}: {
  status?: string | undefined;
  method?: string | undefined;
  q?: string | undefined;
}): boolean {
  const asked = status === 'held' && !method && !q;
  const holds = useRead(listPayoutHolds, { enabled: asked }).data;
  return asked && holds !== undefined && holds.length > 0;
}

const namesOfPayout = ({ id, cleaner }: AdminPayout) =>
  [
    [id, cleaner.name],
    [cleaner.id, cleaner.name],
  ] as const;

function useChoices() {
  const { t } = useTranslation('payouts');
  return {
    statuses: payoutStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    kinds: payoutMethods.map((value) => ({ value, label: t(`method.${value}`) })),
  };
}

const nameOf = ({ cleaner, amountCents }: AdminPayout) => `${cleaner.name}, ${formatMoney(amountCents)}`;

const bulkActions = [
  { action: 'hold', of: 'pending' },
  { action: 'release', of: 'held' },
] as const;

/** Only what can be done to at least one that is selected. */
function PayoutBulk({ choice, payouts }: { choice: BulkChoice; payouts: readonly AdminPayout[] }) {
  const change = useWrite(changePayouts, { failed: reasonAlone });
  const chosen = payouts.filter(({ id }) => choice.names.has(id));
  const isFit = ({ of }: (typeof bulkActions)[number]) => chosen.some(({ status }) => status === of);
  return (
    <BulkBar
      choice={choice}
      offers={bulkActions.filter(isFit).map(({ action, of }) => ({
        action,
        fits: (id) => chosen.some((payout) => payout.id === id && payout.status === of),
        send: (reason, ids) => change.mutateAsync({ body: { action, reason, ids: [...ids] } }),
      }))}
    />
  );
}

function useColumns(ask: (payout: AdminPayout) => void): readonly TableColumn<AdminPayout>[] {
  const { t } = useTranslation(['admin', 'payouts']);
  const isStoppable = useIsStoppable();
  const money = (cents: number) => <bdi className="tabular-nums">{formatMoney(cents)}</bdi>;
  return [
    {
      key: 'cleaner',
      header: t('money.cleaner'),
      phone: 'title',
      sortable: true,
      cell: ({ cleaner, holdReason }) => (
        <>
          <span className="block">
            <PersonName name={cleaner.name} />
          </span>
          {holdReason && <bdi className="block text-13 text-ink-soft">{holdReason}</bdi>}
        </>
      ),
    },
    {
      ...{ key: 'amountCents', header: t('money.amount'), phone: 'hidden', align: 'number' },
      sortable: true,
      startsDown: true,
      order: 'sum',
      cell: ({ amountCents }) => <span className="font-semibold">{money(amountCents)}</span>,
    },
    {
      ...{ key: 'fee', header: t('money.fee'), align: 'number', phone: 'hidden' },
      // weekly ones have none
      filled: ({ feeCents }) => feeCents > 0,
      cell: ({ feeCents }) => feeCents > 0 && money(feeCents),
    },
    {
      ...{ key: 'method', header: t('money.method'), phone: 'hidden' },
      cell: ({ method }) => t(`payouts:method.${method}`),
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
      cell: ({ status }) => <PayoutBadge status={status} />,
    },
    {
      key: 'action',
      header: t('money.action'),
      phone: 'foot',
      align: 'end',
      filled: isStoppable,
      cell: (payout) => <PayoutAction payout={payout} ask={ask} inList />,
    },
    { key: 'facts', header: t('money.amount'), phone: 'facts', cell: (payout) => <PayoutFacts payout={payout} /> },
  ];
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAllPayouts } from '#contract/payout-calls.ts';
import type { AdminPayout } from '#contract/payouts.ts';
import { payoutStatuses } from '#contract/states.ts';
import { formatMedium, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { MoneyFilters, useMoneyFilters } from './money-filters.tsx';
import { MoneyList } from './money-list.tsx';
import { PayoutDialog } from './payout-dialog.tsx';

/** Everyone's payouts; a pending one can be held, a held one released. */
export function PayoutSection() {
  const { t } = useTranslation(['admin', 'payouts']);
  const filters = useMoneyFilters(payoutStatuses);
  const pages = usePages(listAllPayouts, { status: filters.status, q: filters.sought, limit: 50 });
  const [asked, setAsked] = useState<AdminPayout | null>(null);
  const statuses = payoutStatuses.map((value) => ({ value, label: t(`payouts:status.${value}`) }));
  return (
    <>
      <MoneyList
        title={t('sections.payouts')}
        filters={<MoneyFilters statuses={statuses} filters={filters} />}
        pages={pages}
        columns={useColumns(setAsked)}
      />
      {asked && <PayoutDialog payout={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const tones: Record<AdminPayout['status'], BadgeTone> = {
  ...{ pending: 'amber', paid: 'green', failed: 'red', held: 'apricot' },
};

function useColumns(ask: (payout: AdminPayout) => void): readonly TableColumn<AdminPayout>[] {
  const { t } = useTranslation(['admin', 'payouts']);
  const { language } = useLanguage();
  const money = (cents: number) => <bdi className="tabular-nums">{formatMoney(cents)}</bdi>;
  return [
    {
      key: 'cleaner',
      header: t('money.cleaner'),
      phone: 'title',
      cell: ({ cleaner, holdReason }) => (
        <>
          <bdi className="block font-semibold">{cleaner.name}</bdi>
          {holdReason && <bdi className="block text-13 text-ink-soft">{holdReason}</bdi>}
        </>
      ),
    },
    { key: 'amount', header: t('money.amount'), align: 'end', cell: ({ amountCents }) => money(amountCents) },
    { key: 'fee', header: t('money.fee'), align: 'end', cell: ({ feeCents }) => money(feeCents) },
    { key: 'method', header: t('money.method'), cell: ({ method }) => t(`payouts:method.${method}`) },
    { key: 'date', header: t('money.date'), cell: ({ createdAt }) => formatMedium(createdAt, { language }) },
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
        (payout.status === 'pending' || payout.status === 'held') && (
          <Button onClick={() => ask(payout)}>{payout.status === 'held' ? t('money.release') : t('money.hold')}</Button>
        ),
    },
  ];
}

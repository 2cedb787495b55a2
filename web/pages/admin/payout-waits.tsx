import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPayoutWaits, remindOfPayoutAccount } from '#contract/payout-calls.ts';
import type { PayoutWait } from '#contract/payout-holds.ts';
import { useMay } from '#web/admin/use-may.ts';
import { to } from '#web/paths.ts';
import { formatMoney, formatNumber, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { reasonAlone } from '#web/platform/use-failure.ts';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useWrite } from '#web/platform/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toast-state.ts';
import { DateCell } from './date-cell.tsx';
import { PayoutTotals } from './payout-totals.tsx';
import { SectionHead } from './section-head.tsx';

/** Nobody is reminded twice a day. */
const between = 24 * 60 * 60 * 1000;

const isReminded = ({ remindedAt }: PayoutWait, now: number) =>
  remindedAt !== null && now - Date.parse(remindedAt) < between;

/** The payouts that nobody can be sent yet, under the same sums, and the way back to those that were. */
export function PayoutWaits({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className="grid gap-4">
      <SectionHead title={t('sections.payouts')} />
      <PayoutTotals />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Chip pressed label={t('money.withoutAccount')} onRemove={onClose} />
        <RemindAll />
      </div>
      <WaitTable />
    </div>
  );
}

/** One after the other, whoever was not reminded today; it says how many were. */
function RemindAll() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const now = useNow();
  const { may } = useMay();
  const due = (useRead(listPayoutWaits).data ?? []).filter((wait) => !isReminded(wait, now));
  const [sending, setSending] = useState(false);
  const remind = useWrite(remindOfPayoutAccount, { failed: reasonAlone });
  if (!may(remindOfPayoutAccount) || (due.length < 2 && !sending)) return null;
  async function remindAll() {
    setSending(true);
    let reminded = 0;
    try {
      for (const { cleaner } of due) {
        await remind.mutateAsync({ params: { id: cleaner.id } });
        reminded++;
      }
    } catch {
      // the toast of the one that failed says why; the others can be asked for again
    }
    setSending(false);
    if (reminded > 0)
      showToast({ tone: 'success', title: t('money.remindedAll', { shown: formatNumber(reminded, language) }) });
  }
  return (
    <Button size="compact" loading={sending} onClick={remindAll}>
      {t('money.remindAll', { shown: formatNumber(due.length, language) })}
    </Button>
  );
}

/** Whose money only waits for a bank account: how much, since when, how far the account is, and a reminder. */
function WaitTable() {
  const { t } = useTranslation('admin');
  const waits = useRead(listPayoutWaits);
  const columns = useColumns();
  if (waits.error && !waits.data) return <ReadFailed title={t('list.failed')} read={waits} />;
  if (waits.data?.length === 0) return <EmptyState icon={Landmark} title={t('money.waitsNone')} />;
  return (
    <Table
      caption={t('money.withoutAccount')}
      columns={columns}
      rows={waits.data ?? []}
      loading={!waits.data}
      rowKey={({ cleaner }) => cleaner.id}
    />
  );
}

function useColumns(): readonly TableColumn<PayoutWait>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'cleaner',
      header: t('money.cleaner'),
      phone: 'title',
      cell: ({ cleaner }) => (
        <TextLink to={to('adminSection', { section: 'users' }, { user: cleaner.id })}>
          <bdi>{cleaner.name}</bdi>
        </TextLink>
      ),
    },
    {
      ...{ key: 'amount', header: t('money.amount'), phone: 'aside', align: 'number' },
      cell: ({ amountCents }) => <bdi className="font-semibold tabular-nums">{formatMoney(amountCents)}</bdi>,
    },
    { key: 'since', header: t('money.waitsSince'), cell: ({ since }) => <DateCell at={since} /> },
    {
      key: 'account',
      header: t('money.bankAccount'),
      cell: ({ account }) => account !== 'enabled' && t(`money.accounts.${account}`),
    },
    { key: 'remind', header: t('money.action'), phone: 'foot', align: 'end', cell: (wait) => <Remind wait={wait} /> },
  ];
}

/** For who may; once it is done, when that was, until it may be done again. */
function Remind({ wait }: { wait: PayoutWait }) {
  const { cleaner, remindedAt } = wait;
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  const now = useNow();
  const { may } = useMay();
  const name = `\u2068${cleaner.name}\u2069`;
  const remind = useWrite(remindOfPayoutAccount, {
    onSuccess: () => showToast({ tone: 'success', title: t('money.remindedNow', { name }) }),
  });
  const at = remindedAt === null ? 0 : Date.parse(remindedAt);
  // the page’s clock moves on in steps
  const latest = Math.max(now, at);
  const isDone = isReminded(wait, latest);
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-13 text-ink-soft">
      {remindedAt && t('money.reminded', { when: formatRelative(remindedAt, latest, { language, timeZone }) })}
      {may(remindOfPayoutAccount) && !isDone && (
        <Button
          size="compact"
          loading={remind.isPending}
          aria-label={t('money.remindOf', { name })}
          onClick={() => remind.mutate({ params: { id: cleaner.id } })}
        >
          {t('money.remind')}
        </Button>
      )}
    </span>
  );
}

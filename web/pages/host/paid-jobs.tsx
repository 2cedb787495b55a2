import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listHostJobs } from '#contract/calls.ts';
import type { HostJob } from '#contract/jobs.ts';
import { splitOf } from '#contract/split.ts';
import { to } from '#web/paths.ts';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { textLinkStyle } from '#web/ui/text-link-style.ts';

/** The paid jobs with what each has cost, at the fee that was fixed for it; a job's page has the whole account. */
export function PaidJobs() {
  const { t } = useTranslation('host');
  return (
    <Section title={t('billing.history')}>
      <PaidTable />
    </Section>
  );
}

function PaidTable() {
  const { t } = useTranslation('host');
  const columns = useColumns();
  const pages = usePages(listHostJobs, {
    status: 'PAID',
    limit: 20,
  });
  const { items, error, loadMore, loadingMore } = pages;
  if (!items && error) return <ReadFailed title={t('billing.historyFailed')} read={pages} />;
  if (items?.length === 0)
    return <EmptyState icon={Receipt} title={t('billing.noHistory')} description={t('billing.noHistoryText')} />;
  return (
    <div className="grid gap-4">
      <Table
        caption={t('billing.caption')}
        columns={columns}
        rows={items ?? []}
        rowKey={({ id }) => id}
        loading={!items}
      />
      {loadMore && (
        <Button className="justify-self-center" loading={loadingMore} onClick={loadMore}>
          {t('billing.more')}
        </Button>
      )}
    </div>
  );
}

function useColumns(): readonly TableColumn<HostJob>[] {
  const { t } = useTranslation('host');
  const { language } = useLanguage();
  const money = (cents: number) => <bdi className="tabular-nums">{formatMoney(cents)}</bdi>;
  return [
    {
      key: 'job',
      header: t('billing.job'),
      phone: 'title',
      cell: ({ id, property }) => (
        <Link to={to('job', { id })} className={textLinkStyle}>
          <bdi>{property.title}</bdi>
        </Link>
      ),
    },
    {
      key: 'date',
      header: t('billing.date'),
      cell: ({ startTime, timeZone }) => <bdi>{formatDay(startTime, { language, timeZone })}</bdi>,
    },
    { key: 'payout', header: t('billing.payout'), align: 'end', cell: ({ payoutCents }) => money(payoutCents) },
    {
      key: 'fee',
      header: t('billing.fee'),
      align: 'end',
      cell: (job) => money(splitOf(job.payoutCents, job).hostPaysCents - job.payoutCents),
    },
    { key: 'tip', header: t('billing.tip'), align: 'end', cell: ({ spent }) => money(spent?.tipCents ?? 0) },
    {
      key: 'total',
      header: t('billing.total'),
      align: 'end',
      phone: 'aside',
      cell: ({ spent }) => (
        <>
          {money(spent?.totalCents ?? 0)}
          {spent && spent.refundedCents > 0 && (
            <p className="text-13 text-ink-soft">
              {t('billing.refunded', { amount: formatMoney(spent.refundedCents) })}
            </p>
          )}
        </>
      ),
    },
  ];
}

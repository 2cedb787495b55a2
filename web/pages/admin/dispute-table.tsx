import { useTranslation } from 'react-i18next';
import type { AdminDispute } from '#contract/disputes.ts';
import { DisputeStatusBadge } from '#web/disputes/dispute-status-badge.tsx';
import { formatMoney, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps } from '#web/ui/table-model.ts';

interface DisputeTableProps {
  /** Undefined while they load. */
  disputes: readonly AdminDispute[] | undefined;
  sorting: Pick<TableProps<AdminDispute>, 'sort' | 'onSort'>;
  /** The case whose detail is open. */
  open: string | null;
  onOpen: (id: string) => void;
}

/** One line a report. */
export function DisputeTable({ disputes, sorting, open, onOpen }: DisputeTableProps) {
  const { t } = useTranslation('reports');
  return (
    <Table
      caption={t('admin.caption')}
      columns={useColumns()}
      rows={disputes ?? []}
      loading={!disputes}
      rowKey={({ id }) => id}
      rowLabel={({ job }) => t('admin.open', { title: job.title })}
      activeKey={open}
      {...sorting}
      onRowOpen={({ id }) => onOpen(id)}
    />
  );
}

function useColumns(): TableColumn<AdminDispute>[] {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const now = useNow();
  const timeZone = useOperatorZone();
  return [
    {
      key: 'property',
      header: t('admin.what'),
      phone: 'title',
      sortable: true,
      cell: ({ job, reason }) => (
        <>
          <bdi className="block font-semibold">{job.title}</bdi>
          <span className="block text-13 font-normal text-ink-soft">{t(`reasons.${reason}`)}</span>
        </>
      ),
    },
    {
      key: 'host',
      header: t('admin.people'),
      sortable: true,
      cell: ({ host, cleaner }) => (
        <>
          <bdi className="block">{host.name}</bdi>
          <bdi className="block text-ink-soft">{cleaner.name}</bdi>
        </>
      ),
    },
    {
      key: 'urgency',
      header: t('admin.due'),
      sortable: true,
      cell: ({ deadline }) => (deadline ? formatRelative(deadline, now, { language, timeZone }) : '–'),
    },
    {
      key: 'status',
      header: t('admin.status'),
      phone: 'aside',
      cell: ({ status }) => <DisputeStatusBadge status={status} isReadersTurn={status === 'ESCALATED'} />,
    },
    {
      key: 'stake',
      header: t('admin.stake'),
      align: 'number',
      // once decided, nothing is
      cell: ({ job, resolution }) => (resolution ? '–' : <bdi>{formatMoney(job.payoutCents)}</bdi>),
    },
  ];
}

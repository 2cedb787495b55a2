import { useTranslation } from 'react-i18next';
import type { AdminBackgroundCheck } from '#contract/background-checks.ts';
import { CheckStatusBadge } from '#web/background-checks/check-status-badge.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps } from '#web/ui/table-model.ts';
import { DateCell } from './date-cell.tsx';

interface CheckTableProps {
  /** Undefined while they load. */
  checks: readonly AdminBackgroundCheck[] | undefined;
  /** The check whose detail is open. */
  open: string | null;
  onOpen: (id: string) => void;
  sorting: Pick<TableProps<AdminBackgroundCheck>, 'sort' | 'onSort'>;
}

/** One line a check. */
export function CheckTable({ checks, open, onOpen, sorting }: CheckTableProps) {
  const { t } = useTranslation(['adminChecks', 'admin']);
  return (
    <Table
      usualOrder={t('admin:list.toDecideFirst')}
      caption={t('caption')}
      columns={useColumns()}
      rows={checks ?? []}
      loading={!checks}
      rowKey={({ id }) => id}
      rowLabel={({ user }) => t('open', { name: user.name })}
      activeKey={open}
      onRowOpen={({ id }) => onOpen(id)}
      {...sorting}
    />
  );
}

function useColumns(): TableColumn<AdminBackgroundCheck>[] {
  const { t } = useTranslation('adminChecks');
  return [
    {
      key: 'cleaner',
      header: t('cleaner'),
      phone: 'title',
      sortable: true,
      cell: ({ user }) => (
        <>
          <bdi className="block font-semibold">{user.name}</bdi>
          <bdi className="block text-13 font-normal text-ink-soft">{user.email}</bdi>
        </>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      phone: 'aside',
      cell: ({ status }) => <CheckStatusBadge status={status} viewer="admin" />,
    },
    { key: 'paid', header: t('paid'), cell: ({ paid }) => (paid ? t('yes') : t('no')) },
    {
      key: 'createdAt',
      header: t('started'),
      sortable: true,
      startsDown: true,
      order: 'age',
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
    {
      key: 'completed',
      header: t('completed'),
      cell: ({ completedAt }) => (completedAt ? <DateCell at={completedAt} /> : t('none')),
    },
    {
      key: 'decidedBy',
      header: t('decidedBy'),
      cell: ({ decidedBy }) => <bdi>{decidedBy?.name ?? t('none')}</bdi>,
    },
  ];
}

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
  const { t } = useTranslation('admin');
  return (
    <Table
      caption={t('checks.caption')}
      columns={useColumns()}
      rows={checks ?? []}
      loading={!checks}
      rowKey={({ id }) => id}
      rowLabel={({ user }) => t('checks.open', { name: user.name })}
      activeKey={open}
      onRowOpen={({ id }) => onOpen(id)}
      {...sorting}
    />
  );
}

function useColumns(): TableColumn<AdminBackgroundCheck>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'cleaner',
      header: t('checks.cleaner'),
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
      header: t('checks.status'),
      phone: 'aside',
      cell: ({ status }) => <CheckStatusBadge status={status} viewer="admin" />,
    },
    { key: 'paid', header: t('checks.paid'), cell: ({ paid }) => (paid ? t('checks.yes') : t('checks.no')) },
    {
      key: 'createdAt',
      header: t('checks.started'),
      sortable: true,
      startsDown: true,
      cell: ({ createdAt }) => <DateCell at={createdAt} />,
    },
    {
      key: 'completed',
      header: t('checks.completed'),
      cell: ({ completedAt }) => (completedAt ? <DateCell at={completedAt} /> : t('checks.none')),
    },
    {
      key: 'decidedBy',
      header: t('checks.decidedBy'),
      cell: ({ decidedBy }) => <bdi>{decidedBy?.name ?? t('checks.none')}</bdi>,
    },
  ];
}

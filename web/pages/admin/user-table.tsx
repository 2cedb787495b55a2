import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin-people.ts';
import { formatDate, formatNumber, formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps, TableSelection } from '#web/ui/table-model.ts';
import { AccountRole } from './account-role.tsx';
import { AccountStatusBadge } from './account-status-badge.tsx';

interface UserTableProps {
  /** Undefined while they load. */
  users: readonly AdminUser[] | undefined;
  /** The account whose details are open. */
  open: string | null;
  onOpen: (id: string) => void;
  sorting: Pick<TableProps<AdminUser>, 'sort' | 'onSort'>;
  /** Left out where nothing may be done to several at once. */
  selection?: TableSelection;
  selectable?: (user: AdminUser) => boolean;
}

/** One line an account. */
export function UserTable({ users, open, onOpen, sorting, selection, selectable }: UserTableProps) {
  const { t } = useTranslation('adminLists');
  return (
    <Table
      caption={t('users.caption')}
      columns={useColumns()}
      rows={users ?? []}
      loading={!users}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      activeKey={open}
      onRowOpen={({ id }) => onOpen(id)}
      {...sorting}
      {...(selection && { selection })}
      {...(selectable && { selectable })}
    />
  );
}

function useColumns(): TableColumn<AdminUser>[] {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const now = useNow();
  const timeZone = useOperatorZone();
  const day = (at: string) => formatDate(new Date(at), language, { dateStyle: 'medium', timeZone });
  return [
    {
      key: 'name',
      header: t('users.name'),
      phone: 'title',
      sortable: true,
      cell: ({ name, email }) => (
        <>
          <bdi className="block font-semibold">{name}</bdi>
          <bdi className="block text-13 font-normal wrap-anywhere text-ink-soft">{email}</bdi>
        </>
      ),
    },
    { key: 'role', header: t('users.role'), phone: 'hidden', cell: (user) => <AccountRole user={user} /> },
    { key: 'status', header: t('users.status'), phone: 'aside', cell: (user) => <AccountStatusBadge user={user} /> },
    {
      key: 'jobs',
      header: t('users.jobs'),
      align: 'number',
      phone: 'hidden',
      cell: ({ role, jobCount }) =>
        role === 'ADMIN' ? (
          <span className="text-ink-faint">{t('none')}</span>
        ) : (
          <span className="tabular-nums">{formatNumber(jobCount, language)}</span>
        ),
    },
    {
      key: 'createdAt',
      header: t('users.joined'),
      sortable: true,
      startsDown: true,
      order: 'age',
      phone: 'hidden',
      cell: ({ createdAt }) => <span className="whitespace-nowrap tabular-nums">{day(createdAt)}</span>,
    },
    {
      key: 'lastSeen',
      header: t('users.lastSeen'),
      phone: 'hidden',
      cell: ({ lastSeenAt }) => {
        if (!lastSeenAt) return <span className="text-ink-faint">{t('users.never')}</span>;
        return formatRelative(lastSeenAt, now, { language, timeZone });
      },
    },
    useFacts(day),
  ];
}

/** What a card on a phone says of them in one line. */
function useFacts(day: (at: string) => string): TableColumn<AdminUser> {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  return {
    key: 'facts',
    header: t('users.facts'),
    phone: 'facts',
    cell: (user) => {
      const { role, jobCount, createdAt } = user;
      const jobs = t('users.jobCount', { count: jobCount, shown: formatNumber(jobCount, language) });
      const joined = t('users.joinedOn', { day: day(createdAt) });
      return (
        <>
          <AccountRole user={user} />
          {['', ...(role === 'ADMIN' ? [] : [jobs]), joined].join(' · ')}
        </>
      );
    },
  };
}

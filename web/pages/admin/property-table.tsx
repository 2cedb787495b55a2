import { useTranslation } from 'react-i18next';
import type { AdminProperty } from '#contract/admin-jobs.ts';
import { CalendarHealthBadge } from '#web/calendars/calendar-health-badge.tsx';
import { formatDate, formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { TableProps } from '#web/ui/table-model.ts';

interface PropertyTableProps {
  /** Undefined while they load. */
  properties: readonly AdminProperty[] | undefined;
  /** The home whose details are open. */
  open: string | null;
  onOpen: (id: string) => void;
  sorting: Pick<TableProps<AdminProperty>, 'sort' | 'onSort'>;
}

/** One line a home. */
export function PropertyTable({ properties, open, onOpen, sorting }: PropertyTableProps) {
  const { t } = useTranslation('adminLists');
  return (
    <Table
      caption={t('properties.caption')}
      columns={useColumns()}
      rows={properties ?? []}
      loading={!properties}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => t('properties.open', { title })}
      activeKey={open}
      onRowOpen={({ id }) => onOpen(id)}
      {...sorting}
    />
  );
}

function useColumns(): TableColumn<AdminProperty>[] {
  const { t } = useTranslation('adminLists');
  const { language } = useLanguage();
  const timeZone = useOperatorZone();
  const day = (at: string) => formatDate(new Date(at), language, { dateStyle: 'medium', timeZone });
  return [
    {
      key: 'title',
      header: t('properties.property'),
      phone: 'title',
      sortable: true,
      cell: ({ title, address }) => (
        <>
          <bdi className="block font-semibold">{title}</bdi>
          <bdi className="block text-13 font-normal wrap-anywhere text-ink-soft">{address}</bdi>
        </>
      ),
    },
    {
      key: 'host',
      header: t('properties.host'),
      cell: ({ host }) => (
        <span className="block">
          <bdi className="block">{host.name}</bdi>
          <bdi className="block text-13 font-normal wrap-anywhere text-ink-soft">{host.email}</bdi>
        </span>
      ),
    },
    {
      key: 'jobs',
      header: t('properties.jobs'),
      align: 'number',
      cell: ({ jobCount }) => <span className="tabular-nums">{formatNumber(jobCount, language)}</span>,
    },
    {
      key: 'createdAt',
      header: t('properties.added'),
      sortable: true,
      startsDown: true,
      order: 'age',
      cell: ({ createdAt }) => <span className="whitespace-nowrap tabular-nums">{day(createdAt)}</span>,
    },
    {
      key: 'calendar',
      header: t('properties.calendar'),
      phone: 'aside',
      cell: ({ removedAt, calendarHealth }) => {
        if (removedAt) return <Badge tone="red">{t('properties.removed')}</Badge>;
        if (calendarHealth) return <CalendarHealthBadge health={calendarHealth} />;
        return <Badge>{t('properties.notConnected')}</Badge>;
      },
    },
  ];
}

import { useTranslation } from 'react-i18next';
import type { AdminCalendar } from '#contract/admin-calendars.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { CalendarHealthBadge } from '#web/calendars/calendar-health-badge.tsx';
import { useFaultText } from '#web/calendars/use-fault-text.ts';
import { formatRelative } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useNow } from '#web/platform/use-now.ts';
import { useOperatorZone } from '#web/platform/use-operator-zone.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { CalendarFilterState } from './use-calendar-filters.ts';

interface CalendarTableProps {
  /** Undefined while they load. */
  calendars: readonly AdminCalendar[] | undefined;
  filters: CalendarFilterState;
}

/** One line a calendar. */
export function CalendarTable({ calendars, filters }: CalendarTableProps) {
  const { t } = useTranslation('admin');
  return (
    <Table
      caption={t('calendars.caption')}
      columns={useColumns()}
      rows={calendars ?? []}
      loading={!calendars}
      rowKey={({ id }) => id}
      rowLabel={({ property, platform }) =>
        t('calendars.open', { title: property.title, platform: platformNames[platform] })
      }
      activeKey={filters.open}
      onRowOpen={({ id }) => filters.set('calendar', id)}
      {...filters.sorting}
    />
  );
}

function useColumns(): TableColumn<AdminCalendar>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { ofFault } = useFaultText();
  const now = useNow();
  const timeZone = useOperatorZone();
  const when = (instant: string | null, otherwise: string) => (
    <span className="whitespace-nowrap">
      {instant ? formatRelative(instant, now, { language, timeZone }) : otherwise}
    </span>
  );
  return [
    {
      key: 'property',
      header: t('calendars.property'),
      phone: 'title',
      sortable: true,
      cell: ({ property, platform }) => (
        <>
          <bdi className="block font-semibold">{property.title}</bdi>
          <span className="block text-13 font-normal text-ink-soft">{platformNames[platform]}</span>
        </>
      ),
    },
    {
      key: 'host',
      header: t('calendars.host'),
      sortable: true,
      cell: ({ host }) => (
        <span className="block">
          <bdi className="block">{host.name}</bdi>
          <bdi className="block max-w-48 truncate text-13 font-normal text-ink-soft">{host.email}</bdi>
        </span>
      ),
    },
    {
      key: 'health',
      header: t('calendars.health'),
      phone: 'aside',
      cell: ({ health }) => <CalendarHealthBadge health={health} />,
    },
    {
      key: 'lastSyncAt',
      header: t('calendars.lastSync'),
      sortable: true,
      cell: ({ lastSyncAt }) => when(lastSyncAt, t('calendars.never')),
    },
    {
      key: 'lastError',
      header: t('calendars.lastError'),
      cell: ({ lastFault }) =>
        lastFault ? <span className="text-13 text-red-ink">{ofFault(lastFault)}</span> : t('calendars.none'),
    },
    {
      key: 'nextSyncAt',
      header: t('calendars.nextSync'),
      sortable: true,
      cell: ({ nextSyncAt }) => when(nextSyncAt, t('calendars.none')),
    },
  ];
}

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
  const { t } = useTranslation('adminCalendars');
  return (
    <Table
      caption={t('caption')}
      columns={useColumns()}
      rows={calendars ?? []}
      loading={!calendars}
      rowKey={({ id }) => id}
      rowLabel={({ property, platform }) => t('open', { title: property.title, platform: platformNames[platform] })}
      activeKey={filters.open}
      onRowOpen={({ id }) => filters.set('calendar', id)}
      {...filters.sorting}
    />
  );
}

function useColumns(): TableColumn<AdminCalendar>[] {
  const { t } = useTranslation('adminCalendars');
  const { language } = useLanguage();
  const { ofFault } = useFaultText();
  const [now, timeZone] = [useNow(), useOperatorZone()];
  const relative = (at: string) => formatRelative(at, now, { language, timeZone });
  const when = (at: string | null, never: string) => (
    <span className="whitespace-nowrap">{at ? relative(at) : never}</span>
  );
  return [
    {
      key: 'property',
      header: t('property'),
      phone: 'title',
      sortable: true,
      cell: ({ property, platform }) => (
        <>
          <bdi className="block font-semibold md:min-w-44">{property.title}</bdi>
          <span className="block text-13 font-normal text-ink-soft">{platformNames[platform]}</span>
        </>
      ),
    },
    {
      key: 'host',
      header: t('host'),
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
      header: t('health'),
      phone: 'aside',
      cell: ({ health }) => <CalendarHealthBadge health={health} />,
    },
    {
      key: 'lastSyncAt',
      header: t('lastSync'),
      sortable: true,
      order: 'time',
      cell: ({ lastSyncAt }) => when(lastSyncAt, t('never')),
    },
    {
      ...{ key: 'lastError', header: t('lastError') },
      cell: ({ lastFault }) =>
        lastFault ? <span className="text-13 text-red-ink">{ofFault(lastFault)}</span> : t('none'),
    },
    {
      key: 'nextSyncAt',
      header: t('nextSync'),
      sortable: true,
      order: 'time',
      cell: ({ nextSyncAt }) => when(nextSyncAt, t('none')),
    },
  ];
}

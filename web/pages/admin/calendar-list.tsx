import { CalendarSync } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listAdminCalendars } from '#contract/calendar-calls.ts';
import { asFile } from '#web/admin/as-file.ts';
import { send } from '#web/platform/api.ts';
import { usePages } from '#web/platform/use-pages.ts';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { CalendarTable } from './calendar-table.tsx';
import { ListExport } from './list-export.tsx';
import { ListSection } from './list-section.tsx';
import { useCalendarFilters } from './use-calendar-filters.ts';

const CalendarSheet = fetchedAhead(() => import('./calendar-sheet.tsx').then((file) => file.CalendarSheet));

/** Every calendar that hosts have connected, with how each does; one opens beside the list. */
export function CalendarList() {
  const { t } = useTranslation('adminCalendars');
  const filters = useCalendarFilters();
  const pages = usePages(listAdminCalendars, { ...filters.query, limit: 50 });
  const open = pages.items?.find(({ id }) => id === filters.open);
  return (
    <ListSection
      title={t('title')}
      pages={pages}
      names={({ id, property, host }) => [
        [id, property.title],
        [property.id, property.title],
        [host.id, host.name],
      ]}
      exportButton={
        <ListExport
          name="calendar-integrations"
          fetchFile={() => send(listAdminCalendars, { query: { ...filters.query, ...asFile } })}
        />
      }
      filters={<CalendarFilters filters={filters} />}
      empty={{ icon: CalendarSync, title: t('empty'), isNarrowed: filters.isNarrowed }}
    >
      <CalendarTable calendars={pages.items} filters={filters} />
      <Suspense fallback={null}>
        {open && <CalendarSheet key={open.id} calendar={open} onClose={() => filters.set('calendar', '')} />}
      </Suspense>
    </ListSection>
  );
}

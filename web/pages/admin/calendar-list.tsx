import { CalendarSync } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { listAdminCalendars } from '#contract/calendar-calls.ts';
import { send } from '#web/platform/api.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { CalendarTable } from './calendar-table.tsx';
import { ListExport } from './list-export.tsx';
import { ListHead } from './list-head.tsx';
import { useCalendarFilters } from './use-calendar-filters.ts';

const CalendarSheet = fetchedAhead(() => import('./calendar-sheet.tsx').then((file) => file.CalendarSheet));

/** Every calendar that hosts have connected, with how each does; one opens beside the list. */
export function CalendarList() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const filters = useCalendarFilters();
  const pages = usePages(listAdminCalendars, { ...filters.query, limit: 50 });
  const open = pages.items?.find(({ id }) => id === filters.open);
  return (
    <div className="grid gap-4">
      <ListHead
        title={t('calendars.title')}
        count={
          pages.items ? t('calendars.count', { count: pages.total, shown: formatNumber(pages.total, language) }) : null
        }
      >
        <ListExport
          name="calendar-integrations"
          fetchFile={() => send(listAdminCalendars, { query: { ...filters.query, format: 'csv' } })}
        />
      </ListHead>
      <CalendarFilters filters={filters} />
      {pages.error && !pages.items ? (
        <ReadFailed title={t('calendars.failed')} read={pages} />
      ) : pages.items?.length === 0 ? (
        <EmptyState icon={CalendarSync} title={t(filters.isNarrowed ? 'calendars.noMatch' : 'calendars.empty')} />
      ) : (
        <CalendarTable calendars={pages.items} filters={filters} />
      )}
      {pages.loadMore && (
        <Button className="justify-self-center" loading={pages.loadingMore} onClick={pages.loadMore}>
          {t('calendars.more')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open && <CalendarSheet key={open.id} calendar={open} onClose={() => filters.set('calendar', '')} />}
      </Suspense>
    </div>
  );
}

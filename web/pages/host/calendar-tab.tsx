import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { showExportLink } from '#contract/calendar-calls.ts';
import { BookingList } from '#web/calendars/booking-list.tsx';
import { ConnectedCalendars } from '#web/calendars/connected-calendars.tsx';
import { MonthView } from '#web/calendars/timeline/month-view.tsx';
import { useHomes } from '#web/platform/homes/use-homes.ts';
import { may } from '#web/platform/may.ts';
import { useSearchParams } from '#web/platform/search-params.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { FarPart } from '../late-part.tsx';

const ExportLink = lazy(() => import('#web/calendars/export-link.tsx').then((file) => ({ default: file.ExportLink })));

/** The month, where its stays come from, and the stays: the calendar's page and the dashboard's tab are the same. */
export function CalendarTab() {
  const { t } = useTranslation('calendar');
  const [query] = useSearchParams();
  const { properties } = useHomes(query.get('connect'));
  return (
    <div className="grid gap-10">
      <MonthView
        properties={properties}
        aside={
          <LinkButton size="compact" className="max-sm:flex-1" to={{ search: query.toString(), hash: 'calendars' }}>
            {t('connected')}
          </LinkButton>
        }
      >
        <ConnectedCalendars properties={properties} />
        <BookingList />
        {may(showExportLink) && (
          <FarPart>
            <ExportLink viewer="host" />
          </FarPart>
        )}
      </MonthView>
    </div>
  );
}

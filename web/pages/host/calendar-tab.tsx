import { BookingList } from '#web/calendars/booking-list.tsx';
import { ConnectedCalendars } from '#web/calendars/connected-calendars.tsx';
import { ExportLink } from '#web/calendars/export-link.tsx';
import { MonthView } from '#web/calendars/timeline/month-view.tsx';
import { useAllProperties } from '#web/properties/use-all-properties.ts';

/** The month, where its stays come from, and the stays: the calendar's page and the dashboard's tab are the same. */
export function CalendarTab() {
  const { properties } = useAllProperties();
  return (
    <div className="grid gap-10">
      <MonthView properties={properties}>
        <ConnectedCalendars properties={properties} />
        <BookingList />
        <ExportLink viewer="host" />
      </MonthView>
    </div>
  );
}

import { BookingList } from '#web/calendars/booking-list.tsx';
import { ConnectedCalendars } from '#web/calendars/connected-calendars.tsx';
import { ExportLink } from '#web/calendars/export-link.tsx';
import { useAllProperties } from '#web/properties/use-all-properties.ts';

/** Where the stays come from, and the stays. */
export function HostFeeds() {
  const { properties } = useAllProperties();
  return (
    <>
      <ConnectedCalendars properties={properties} />
      <BookingList />
      <ExportLink viewer="host" />
    </>
  );
}

import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { listBookings } from '#contract/calendar-calls.ts';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BookingRow } from './booking-row.tsx';
import { useToday } from './use-today.ts';

const RemoveStayDialog = fetchedAhead(() =>
  import('./timeline/remove-stay-dialog.tsx').then((file) => file.RemoveStayDialog),
);

const ahead = 60;
const atFirst = 8;

/** The stays of the coming weeks, the next check-out first, and what becomes of each cleaning. */
export function BookingList() {
  const { t } = useTranslation('calendars');
  const { read, bookings } = useComingBookings();
  const [all, setAll] = useState(false);
  const [removed, setRemoved] = useState<Booking | null>(null);
  return (
    <Section title={t('bookings.title')} description={t('bookings.lede')}>
      {!bookings && (read.error ? <ReadFailed title={t('bookings.failed')} read={read} /> : <SkeletonRows rows={3} />)}
      {bookings?.length === 0 && <EmptyState title={t('bookings.empty')} description={t('bookings.emptyText')} />}
      <ul className="divide-y divide-line">
        {bookings?.slice(0, all ? undefined : atFirst).map((booking) => (
          <BookingRow key={booking.id} booking={booking} onRemove={setRemoved} />
        ))}
      </ul>
      {!all && bookings && bookings.length > atFirst && (
        <Button size="compact" className="mt-3" onClick={() => setAll(true)}>
          {t('bookings.all', { shown: bookings.length })}
        </Button>
      )}
      <Suspense fallback={null}>
        {removed && <RemoveStayDialog stay={removed} title={removed.property.title} onClose={() => setRemoved(null)} />}
      </Suspense>
    </Section>
  );
}

/** All of them, because the list comes with the latest check-in first; of stays that are gone those whose cleaner is still booked. */
function useComingBookings() {
  const { today, later } = useToday();
  const read = usePages(listBookings, { from: today, to: later(ahead), limit: 100 });
  const { items, error, loadMore, loadingMore } = read;
  useEffect(() => {
    if (loadMore && !loadingMore && !error) loadMore();
  }, [loadMore, loadingMore, error]);
  const bookings = items
    ?.filter(({ bookingStatus, cleaning }) => bookingStatus !== 'canceled' || cleaning.code === 'jobToCancel')
    .toSorted((one, other) => one.checkOutDate.localeCompare(other.checkOutDate));
  return { read, bookings: loadMore ? undefined : bookings };
}

import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { listBookings } from '#contract/calendar-calls.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { usePages } from '#web/platform/use-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { fetchedAhead } from '#web/ui/fetched-ahead.ts';
import { dateWords } from '#web/ui/month-grid.ts';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextButton } from '#web/ui/text-button.tsx';
import { CleaningLine } from './cleaning-line.tsx';
import { needsHost } from './needs-host.ts';
import { useDay } from './use-day.ts';
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

/** All of them, because the list comes with the latest check-in first. */
function useComingBookings() {
  const { today, later } = useToday();
  const read = usePages(listBookings, { from: today, to: later(ahead), limit: 100 });
  const { items, error, loadMore, loadingMore } = read;
  useEffect(() => {
    if (loadMore && !loadingMore && !error) loadMore();
  }, [loadMore, loadingMore, error]);
  const bookings = items
    ?.filter(({ bookingStatus }) => bookingStatus !== 'canceled')
    .toSorted((one, other) => one.checkOutDate.localeCompare(other.checkOutDate));
  return { read, bookings: loadMore ? undefined : bookings };
}

function BookingRow({ booking, onRemove }: { booking: Booking; onRemove: (booking: Booking) => void }) {
  const { t } = useTranslation(['calendars', 'timeline']);
  const day = useDay();
  const { language } = useLanguage();
  const { platform, property, guestName, jobCreated, cleaning } = booking;
  const dates = { from: day(booking.checkInDate), until: day(booking.checkOutDate) };
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-14 font-semibold tabular-nums">{t('dates', dates)}</span>
        <Badge tone={needsHost(cleaning) ? 'apricot' : jobCreated ? 'green' : 'neutral'}>
          {cleaning.code === 'jobToMove'
            ? t('timeline:state.moved', { day: dateWords(booking.checkOutDate, language, { weekday: 'short' }) })
            : t(jobCreated ? 'bookings.jobCreated' : 'bookings.pending')}
        </Badge>
      </div>
      <p className="flex flex-wrap gap-x-1.5 text-13 text-ink-soft">
        <bdi>{property.title}</bdi>
        <span>· {platform === 'direct' ? t('bookings.direct') : platformNames[platform]}</span>
        {guestName && (
          <span>
            · <bdi>{guestName}</bdi>
          </span>
        )}
        {platform === 'direct' && (
          <TextButton className="ms-auto" onClick={() => onRemove(booking)}>
            {t('timeline:day.remove')}
          </TextButton>
        )}
      </p>
      {cleaning.code !== 'none' && <CleaningLine of={booking} className="text-13" />}
    </li>
  );
}

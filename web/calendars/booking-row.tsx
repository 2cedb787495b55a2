import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { removeBooking } from '#contract/calendar-calls.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { may } from '#web/platform/may.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { dateWords } from '#web/ui/month-grid.ts';
import { TextButton } from '#web/ui/text-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CleaningLine } from './cleaning-line.tsx';
import { needsHost } from './needs-host.ts';
import { StayDoubts } from './stay-doubts.tsx';
import { useDay } from './use-day.ts';
import { toDecision } from './way-on.ts';

/** One stay: when, where, who, what speaks against it, and what becomes of the cleaning. */
export function BookingRow({ booking, onRemove }: { booking: Booking; onRemove: (booking: Booking) => void }) {
  const { t } = useTranslation(['calendars', 'timeline']);
  const day = useDay();
  const { platform, property, guestName, cleaning, missing, overlaps, integrationId } = booking;
  const dates = { from: day(booking.checkInDate), until: day(booking.checkOutDate) };
  const decision = missing || overlaps.length > 0 ? toDecision(booking) : null;
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-14 font-semibold tabular-nums">{t('dates', dates)}</span>
        <State booking={booking} />
      </div>
      <p className="flex flex-wrap gap-x-1.5 text-13 text-ink-soft">
        <bdi>{property.title}</bdi>
        <span>· {platform === 'direct' ? t('bookings.direct') : platformNames[platform]}</span>
        {guestName && (
          <span>
            · <bdi>{guestName}</bdi>
          </span>
        )}
        {platform === 'direct' && may(removeBooking) && (
          <TextButton className="ms-auto" onClick={() => onRemove(booking)}>
            {t('timeline:day.remove')}
          </TextButton>
        )}
      </p>
      <StayDoubts missing={missing} overlaps={overlaps} />
      {decision && cleaning.code !== 'overlaps' && (
        <p className="text-13">
          <TextLink to={decision}>{t('actions.decisions')}</TextLink>
        </p>
      )}
      {cleaning.code !== 'none' && <CleaningLine of={booking} integrationId={integrationId} className="text-13" />}
    </li>
  );
}

function State({ booking: { cleaning, missing, jobCreated, checkOutDate } }: { booking: Booking }) {
  const { t } = useTranslation(['calendars', 'timeline']);
  const { language } = useLanguage();
  const badge = (tone: BadgeTone, text: string) => <Badge tone={tone}>{text}</Badge>;
  const asks = whomItWaitsFor() === null ? 'apricot' : 'neutral';
  if (cleaning.code === 'jobToCancel') return badge(asks, t('timeline:state.stayGone'));
  if (cleaning.code === 'jobUnsure') return badge(asks, t('timeline:state.stayUnsure'));
  if (missing) return badge(asks, t('kind.missing'));
  if (cleaning.code === 'jobToMove')
    return badge(asks, t('timeline:state.moved', { day: dateWords(checkOutDate, language, { weekday: 'short' }) }));
  const tone = needsHost(cleaning) ? asks : jobCreated ? 'green' : 'neutral';
  return badge(tone, t(jobCreated ? 'bookings.jobCreated' : 'bookings.pending'));
}

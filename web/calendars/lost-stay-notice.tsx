import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { platformNames } from '#contract/calendar-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useDay } from './use-day.ts';
import { toDecision } from './way-on.ts';

/** The stay before a cleaning is gone or no longer confirmed while its cleaner is booked: which one it was, and that its host decides. */
export function LostStayNotice({ stay }: { stay: Booking }) {
  const { t } = useTranslation('calendars');
  const day = useDay();
  const { platform, guestName, checkInDate, checkOutDate, cleaning } = stay;
  const decision = toDecision(stay);
  const dates = t('dates', { from: day(checkInDate), until: day(checkOutDate) });
  const source = platform === 'direct' ? t('bookings.direct') : platformNames[platform];
  return (
    <Notice
      tone="apricot"
      icon={CalendarX}
      title={t(cleaning.code === 'jobUnsure' ? 'cleaning.jobUnsure' : 'cleaning.jobToCancel')}
    >
      <p>
        <span className="tabular-nums">{dates}</span> · {source}
        {guestName && (
          <>
            {' · '}
            <bdi>{guestName}</bdi>
          </>
        )}
      </p>
      {decision && <TextLink to={decision}>{t('actions.decisions')}</TextLink>}
    </Notice>
  );
}

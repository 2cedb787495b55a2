import { useTranslation } from 'react-i18next';
import type { Integration } from '#contract/calendar.ts';
import { listDecisions } from '#contract/calendar-calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useDay } from './use-day.ts';
import { useToday } from './use-today.ts';

const most = 5;

/** The stays that a feed has lost, the next check-out first. */
export function MissingStays({ integration: { id, missingStays } }: { integration: Integration }) {
  const { t } = useTranslation('calendars');
  const day = useDay();
  const { today } = useToday();
  const { data } = useRead(listDecisions, { params: { id }, query: { from: today, limit: 100 } });
  const missing = data?.filter(({ reason }) => reason.code === 'goneKept').slice(0, most) ?? [];
  const more = missingStays - missing.length;
  if (missing.length === 0) return null;
  return (
    <ul className="mt-1 list-disc ps-4 tabular-nums">
      {missing.map((stay) => (
        <li key={stay.id}>
          {t('dates', { from: day(stay.checkInDate), until: day(stay.checkOutDate) })}
          {stay.guestName && (
            <>
              {' · '}
              <bdi>{stay.guestName}</bdi>
            </>
          )}
        </li>
      ))}
      {more > 0 && <li>{t('alarm.more', { shown: more })}</li>}
    </ul>
  );
}

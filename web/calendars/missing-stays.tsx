import { useTranslation } from 'react-i18next';
import { listDecisions } from '#contract/calendar-calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import { useDay } from './use-day.ts';
import { useToday } from './use-today.ts';

const most = 5;

/** The stays that a feed has lost, the next check-out first. */
export function MissingStays({ integrationId: id }: { integrationId: string }) {
  const { t } = useTranslation('calendars');
  const day = useDay();
  const { today } = useToday();
  const { data } = useRead(listDecisions, { params: { id }, query: { from: today, limit: 100 } });
  const missing = data?.filter(({ reason }) => reason.code === 'goneKept') ?? [];
  if (missing.length === 0) return null;
  return (
    <ul className="mt-1 list-disc ps-4 tabular-nums">
      {missing.slice(0, most).map((stay) => (
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
      {missing.length > most && <li>{t('alarm.more', { shown: missing.length - most })}</li>}
    </ul>
  );
}

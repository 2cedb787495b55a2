import { useTranslation } from 'react-i18next';
import { listBusyCalendars } from '#contract/busy-calendar-calls.ts';
import { mostBusyCalendars } from '#contract/busy-calendar-words.ts';
import { formatNumber } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { ReadFailed } from '#web/platform/read-failed.tsx';
import { useRead } from '#web/platform/use-read.ts';
import { Section } from '#web/ui/section.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AddBusyCalendar } from './add-busy-calendar.tsx';
import { BusyCalendarRow } from './busy-calendar-row.tsx';
import { BusyList } from './busy-list.tsx';

/** A cleaner's private calendars: how each is doing, and when they say that its owner is busy. */
export function BusyCalendars() {
  const { t } = useTranslation('busyCalendars');
  const { language } = useLanguage();
  const read = useRead(listBusyCalendars);
  const calendars = read.data?.calendars ?? [];
  return (
    // as high as the place that was kept for it
    <Section title={t('title')} description={t('lede')} className="min-h-72">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-5">
          {calendars.length < mostBusyCalendars ? (
            <AddBusyCalendar />
          ) : (
            <p className="text-14">{t('full', { most: formatNumber(mostBusyCalendars, language) })}</p>
          )}
          {read.isPending && <SkeletonRows rows={2} />}
          {read.error && <ReadFailed title={t('failed')} read={read} />}
          {calendars.length > 0 && (
            <ul className="divide-y divide-line">
              {calendars.map((calendar) => (
                <BusyCalendarRow key={calendar.id} calendar={calendar} />
              ))}
            </ul>
          )}
        </div>
        {/* while none has been read, nothing is known */}
        {read.data && calendars.some(({ lastReadAt }) => lastReadAt !== null) && (
          <BusyList busy={read.data.busy} timeZone={read.data.timeZone} />
        )}
      </div>
    </Section>
  );
}

import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BusyTime } from '#contract/busy-calendars.ts';
import type { Today } from '#contract/today.ts';
import { formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { wholeDays } from '#web/platform/whole-days.ts';
import { Section } from '#web/ui/section.tsx';

/** When the cleaner's own calendars have something on the day shown. */
export function BusyToday({ today: { busy, timeZone } }: { today: Today }) {
  const { t } = useTranslation('today');
  const { language } = useLanguage();
  if (busy.length === 0) return null;
  const time = (instant: string) => formatTime(instant, { language, timeZone });
  const words = (busyTime: BusyTime) =>
    wholeDays(busyTime, { language, timeZone })
      ? t('busy.allDay')
      : `${time(busyTime.startTime)}–${time(busyTime.endTime)}`;
  return (
    <Section title={t('busy.title')}>
      <ul className="grid gap-2 text-14 tabular-nums">
        {busy.map((each) => (
          <li key={each.startTime} className="flex items-center gap-2.5">
            <CalendarClock aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
            <bdi>{words(each)}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}

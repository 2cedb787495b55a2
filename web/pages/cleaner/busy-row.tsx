import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BusyTime } from '#contract/busy-calendars.ts';
import { formatRange } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { wholeDays } from '#web/platform/whole-days.ts';

/** When the cleaner's own calendars have something. */
export function BusyRow({ time, timeZone }: { time: BusyTime; timeZone: string }) {
  const { t } = useTranslation('cleaner');
  const { language } = useLanguage();
  const place = { language, timeZone };
  const days = wholeDays(time, place);
  const whole = days && (days.from === days.until ? days.from : `${days.from} – ${days.until}`);
  return (
    <div className="flex items-center gap-2.5 text-ink-soft">
      <CalendarClock aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 text-13">
        {t('overview.busy')} <bdi className="block">{whole ?? formatRange(time.startTime, time.endTime, place)}</bdi>
      </p>
    </div>
  );
}

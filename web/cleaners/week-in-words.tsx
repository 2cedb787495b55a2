import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/languages.ts';
import { formatList, formatTime } from '#web/platform/format.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { hoursOfWeek, type SameHours, type Week } from './hours-in-words.ts';

/** "Monday–Friday, 9:00 AM–5:00 PM": the week as it would be said. */
export function WeekInWords({ week }: { week: Week }) {
  const { t } = useTranslation('availability');
  const groups = hoursOfWeek(week);
  return (
    <div aria-live="polite" className="flex items-start gap-2.5 rounded-control bg-sunken px-3 py-2.5 text-14">
      <CalendarClock aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0 text-green-ink" />
      {groups.length === 0 ? (
        <p>{t('never')}</p>
      ) : (
        <ul className="grid min-w-0 gap-0.5">
          {groups.map((group) => (
            <Group key={`${group.start} ${group.end}`} group={group} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Group({ group: { start, end, runs } }: { group: SameHours }) {
  const { t } = useTranslation('availability');
  const { language } = useLanguage();
  const days = runs.map(([from, until]) => {
    const first = t(`weekdays.${from}`);
    return from === until ? first : `${first}–${t(`weekdays.${until}`)}`;
  });
  return (
    <li>
      <span className="font-medium">{formatList(days, language)}</span>{' '}
      {start && end && start < end && (
        <bdi className="whitespace-nowrap text-ink-soft tabular-nums">
          {clock(start, language)}–{clock(end, language)}
        </bdi>
      )}
    </li>
  );
}

/** "9:00 AM" for 09:00, with the clock of the reader's language. */
const clock = (time: string, language: LanguageCode): string =>
  formatTime(`2026-01-01T${time}:00Z`, { language, timeZone: 'UTC' });

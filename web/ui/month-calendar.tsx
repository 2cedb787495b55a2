import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contract/days.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { weekStart } from '#web/platform/week-start.ts';
import { IconButton } from './icon-button.tsx';
import { Legend, type LegendItem } from './legend.tsx';
import { type CalendarMark, type CalendarStay, MonthCalendarDay } from './month-calendar-day.tsx';
import { addMonths, dateWords, monthWeeks } from './month-grid.ts';
import { useReaderLanguage } from './use-reader-language.ts';

export type { CalendarMark, CalendarStay } from './month-calendar-day.tsx';

export type MonthCalendarProps = {
  /** "2026-11" */
  month: string;
  onMonthChange: (month: string) => void;
  /** "2026-11-20", in the relevant time zone. */
  today: string;
  stays?: readonly CalendarStay[];
  marks?: readonly CalendarMark[];
  selected?: string | null;
  onDaySelect?: (date: string) => void;
  legend?: readonly LegendItem[];
};

/** A month in weeks of the reader's region: stays as linen bands from check-in to check-out, cleanings as squares. Arrows move by day and week. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, today, stays = [], marks = [], selected = null, onDaySelect, legend } = props;
  const language = useReaderLanguage();
  const weeks = monthWeeks(month, weekStart(language));
  const reachable = [selected, today].find((date) => date?.startsWith(month)) ?? `${month}-01`;
  return (
    <div>
      <MonthHead {...props} language={language} />
      {legend && (
        <div className="mb-2">
          <Legend items={legend} />
        </div>
      )}
      <table onKeyDown={moveByArrow} className="w-full table-fixed border-collapse tabular-nums">
        <thead>
          <tr>
            {weeks[0]?.map(({ date }) => (
              <th key={date} scope="col" className="pb-1.5 text-12 font-normal text-ink-soft">
                <span aria-hidden>{dateWords(date, language, { weekday: 'short' })}</span>
                <span className="sr-only">{dateWords(date, language, { weekday: 'long' })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <MonthCalendarDay
                  key={day.date}
                  {...day}
                  {...{ language, stays, marks, onDaySelect }}
                  today={day.date === today}
                  selected={day.date === selected}
                  reachable={day.date === reachable}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MonthHead({ month, onMonthChange, language }: MonthCalendarProps & { language: LanguageCode }) {
  const { t } = useTranslation('ui');
  return (
    <div className="mb-2 flex items-center gap-1">
      <p aria-live="polite" className="me-auto text-16 font-semibold first-letter:uppercase">
        {dateWords(`${month}-01`, language, { month: 'long', year: 'numeric' })}
      </p>
      <IconButton
        icon={ChevronLeft}
        directional
        label={t('previousMonth')}
        onClick={() => onMonthChange(addMonths(month, -1))}
      />
      <IconButton
        icon={ChevronRight}
        directional
        label={t('nextMonth')}
        onClick={() => onMonthChange(addMonths(month, 1))}
      />
    </div>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLTableElement>) {
  const from = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const by = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 7, ArrowUp: -7 }[event.key];
  if (!from || !by) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-date="${addDays(from, by)}"]`)?.focus();
}

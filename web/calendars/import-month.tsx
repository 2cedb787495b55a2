import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekStart } from '#web/platform/week-start.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { addMonths, dateWords, monthWeeks } from '#web/ui/month-grid.ts';
import { useReaderLanguage } from '#web/ui/use-reader-language.ts';
import { ImportDay } from './import-day.tsx';
import { MonthLegend } from './import-legend.tsx';
import { barsOf, firstMonth, marksOf, type PlannedDecision } from './import-month-model.ts';

interface ImportMonthProps {
  decisions: readonly PlannedDecision[];
  today: string;
}

/** A month of what an import would bring: stays in linen, closed days hatched, and a mark for each cleaning. */
export function ImportMonth({ decisions, today }: ImportMonthProps) {
  const { t } = useTranslation(['calendars', 'ui']);
  const language = useReaderLanguage();
  const [bars, marks] = [barsOf(decisions), marksOf(decisions)];
  const [month, setMonth] = useState(() => firstMonth(bars, today));
  const weeks = monthWeeks(month, weekStart(language));
  const name = dateWords(`${month}-01`, language, { month: 'long', year: 'numeric' });
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <p aria-live="polite" className="me-auto text-16 font-semibold first-letter:uppercase">
          {name}
        </p>
        <IconButton
          icon={ChevronLeft}
          directional
          label={t('ui:previousMonth')}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <IconButton
          icon={ChevronRight}
          directional
          label={t('ui:nextMonth')}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <MonthLegend bars={bars} marks={marks} />
      <table className="w-full table-fixed border-collapse tabular-nums">
        <caption className="sr-only">{t('import.month', { month: name })}</caption>
        <thead>
          <tr>
            {weeks[0]?.map(({ date }) => (
              <th key={date} scope="col" className="pb-1 text-start text-12 font-normal text-ink-soft">
                <span aria-hidden className="ps-1.5">
                  {dateWords(date, language, { weekday: 'short' })}
                </span>
                <span className="sr-only">{dateWords(date, language, { weekday: 'long' })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day, index) => (
                <ImportDay
                  key={day.date}
                  {...{ day, language, marks, bars }}
                  isToday={day.date === today}
                  daysLeft={week.length - index}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

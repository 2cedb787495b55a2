import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#contract/days.ts';
import { formatNumber } from '#web/platform/format.ts';
import { weekStart } from '#web/platform/week-start.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { dateWords } from '#web/ui/month-grid.ts';
import { useReaderLanguage } from '#web/ui/use-reader-language.ts';
import { ImportDay } from './import-day.tsx';
import { MonthLegend } from './import-legend.tsx';
import { barsOf, firstDay, marksOf, type PlannedDecision, waitingAfter, weeksFrom } from './import-month-model.ts';

interface ImportMonthProps {
  decisions: readonly PlannedDecision[];
  today: string;
}

/** By how many days it is turned: one of its weeks stays in sight. */
const step = 28;

/** Five weeks of what an import would bring: stays in linen, closed days hatched, and a mark for each cleaning. */
export function ImportMonth({ decisions, today }: ImportMonthProps) {
  const { t } = useTranslation('calendarImport');
  const { t: calendarWords } = useTranslation('calendars');
  const language = useReaderLanguage();
  const [bars, marks] = [barsOf(decisions), marksOf(decisions)];
  const [day, setDay] = useState(() => firstDay(bars, today));
  const weeks = weeksFrom(day, weekStart(language));
  const [first, last] = [weeks[0]?.[0] ?? day, weeks.at(-1)?.at(-1) ?? day];
  const waiting = waitingAfter(marks, last);
  const days = calendarWords('dates', {
    from: dateWords(first, language, { month: 'short', day: 'numeric' }),
    until: dateWords(last, language, { month: 'short', day: 'numeric', year: 'numeric' }),
  });
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <p aria-live="polite" className="me-auto text-16 font-semibold tabular-nums">
          {days}
        </p>
        <IconButton
          icon={ChevronLeft}
          directional
          label={t('weeksBack')}
          onClick={() => setDay(addDays(first, -step))}
        />
        <IconButton icon={ChevronRight} directional label={t('weeksOn')} onClick={() => setDay(addDays(first, step))} />
      </div>
      <MonthLegend bars={bars} marks={marks} />
      <table className="w-full table-fixed border-collapse tabular-nums">
        <caption className="sr-only">{t('picture', { days })}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
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
            <tr key={week[0]}>
              {week.map((date, index) => (
                <ImportDay
                  key={date}
                  {...{ date, language, marks, bars }}
                  isToday={date === today}
                  daysLeft={week.length - index}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {waiting > 0 && (
        <p className="text-13 font-semibold text-apricot-ink">
          {t('waitsLater', { shown: formatNumber(waiting, language) })}
        </p>
      )}
    </div>
  );
}

import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/languages.ts';
import { dateWords } from './month-grid.ts';

/** From check-in day to check-out day; back-to-back stays meet on one day. */
export type CalendarStay = { from: string; to: string; label?: string };

export type CalendarMark = { id: string; date: string; tone: 'green' | 'apricot' | 'amber'; label: string };

export type MonthCalendarDayProps = {
  date: string;
  inMonth: boolean;
  today: boolean;
  selected: boolean;
  /** The one day the Tab key stops at. */
  reachable: boolean;
  language: LanguageCode;
  stays: readonly CalendarStay[];
  marks: readonly CalendarMark[];
  onDaySelect: ((date: string) => void) | undefined;
};

const tones = { green: 'bg-green', apricot: 'bg-apricot', amber: 'bg-amber' };

/** One day: its number, the band of a stay, a square for each cleaning; all of it in words for screen readers. */
export function MonthCalendarDay(props: MonthCalendarDayProps) {
  const { date, inMonth, today, selected, onDaySelect } = props;
  const here = props.marks.filter((mark) => mark.date === date);
  const stays = props.stays.filter((stay) => stay.from <= date && date <= stay.to);
  const inside = (
    <>
      <span aria-hidden>{Number(date.slice(8))}</span>
      <DayWords {...props} marks={here} stays={stays} />
      {stays.map((stay) => (
        <Band key={`${stay.from}-${stay.label ?? ''}`} stay={stay} date={date} />
      ))}
      {here.length > 0 && <Marks marks={here} />}
    </>
  );
  const look = cx(
    'relative block h-11 w-full pt-1 text-center text-13',
    !inMonth && 'text-ink-faint',
    today && 'font-bold text-green-ink',
    selected && 'bg-green-tint shadow-[inset_0_0_0_1.5px_var(--green)]',
  );
  return (
    <td aria-current={today ? 'date' : undefined} className="border-t border-line p-0">
      {onDaySelect ? (
        <button
          type="button"
          data-date={date}
          tabIndex={props.reachable ? 0 : -1}
          aria-pressed={selected}
          onClick={() => onDaySelect(date)}
          className={cx(look, 'hover:bg-sunken focus-visible:-outline-offset-2')}
        >
          {inside}
        </button>
      ) : (
        <span className={look}>{inside}</span>
      )}
    </td>
  );
}

function DayWords({ date, language, marks, stays }: MonthCalendarDayProps) {
  const { t } = useTranslation('ui');
  const words = [
    dateWords(date, language, { weekday: 'long', month: 'long', day: 'numeric' }),
    ...stays.map((stay) => stay.label ?? t('booked')),
    ...marks.map((mark) => mark.label),
  ];
  return <span className="sr-only">{words.join(', ')}</span>;
}

function Band({ stay, date }: { stay: CalendarStay; date: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute bottom-1.25 h-1 bg-linen',
        stay.from === date ? 'start-[66%] rounded-s-full' : 'start-0',
        stay.to === date ? 'end-[66%] rounded-e-full' : 'end-0',
      )}
    />
  );
}

function Marks({ marks }: { marks: readonly CalendarMark[] }) {
  return (
    <span aria-hidden className="absolute inset-x-0 bottom-0.75 flex justify-center gap-0.5">
      {marks.slice(0, 3).map((mark) => (
        <span key={mark.id} className={cx('size-2 rounded-[2px]', tones[mark.tone])} />
      ))}
    </span>
  );
}

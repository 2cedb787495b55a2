import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/languages.ts';
import { dateWords } from '#web/ui/month-grid.ts';
import { clashLook, markLooks } from './import-legend.tsx';
import type { ImportBar, ImportMark } from './import-month-model.ts';

interface ImportDayProps {
  date: string;
  isToday: boolean;
  /** In its week, this one included. */
  daysLeft: number;
  language: LanguageCode;
  bars: readonly ImportBar[];
  marks: ReadonlyMap<string, ImportMark>;
}

/** One day of the picture: its number, its part of each bar, the mark of a cleaning; all of it in words as well. */
export function ImportDay({ date, isToday, daysLeft, language, bars, marks }: ImportDayProps) {
  const { t } = useTranslation('calendarImport');
  const { t: calendarWords } = useTranslation('calendars');
  const here = bars.filter(({ from, to }) => from <= date && date <= to);
  const mark = marks.get(date);
  const words = [
    dateWords(date, language, { weekday: 'long', month: 'long', day: 'numeric' }),
    ...here.map(({ kind, guest }) =>
      guest ? `${calendarWords(`kind.${kind}`)} ${guest}` : calendarWords(`kind.${kind}`),
    ),
    ...(mark ? [t(`mark.${mark}`)] : []),
  ];
  return (
    <td aria-current={isToday ? 'date' : undefined} className="border-t border-line p-0">
      <div className="relative h-13 sm:h-14">
        <span
          aria-hidden
          className={cx(
            'ps-1.5 text-12 whitespace-nowrap',
            isToday ? 'font-bold text-green-ink underline' : 'text-ink-soft',
          )}
        >
          {date.endsWith('-01') ? dateWords(date, language, { month: 'short', day: 'numeric' }) : Number(date.slice(8))}
        </span>
        <span className="sr-only">{words.join(', ')}</span>
        {here.map((bar) => (
          <Bar key={bar.key} bar={bar} date={date} begins={bar.from === date || daysLeft === 7} daysLeft={daysLeft} />
        ))}
        {mark && <Mark mark={mark} />}
      </div>
    </td>
  );
}

interface BarProps {
  bar: ImportBar;
  date: string;
  /** Its name is shown here. */
  begins: boolean;
  daysLeft: number;
}

const looks = {
  stay: 'bg-linen',
  tentative: 'border-y border-dashed border-line-strong bg-paper',
  block: 'hatched border-y border-line-strong',
};

/** From the middle of the check-in day to the middle of the check-out day, so that one can end where the next begins. */
function Bar({ bar: { from, to, kind, guest, clash }, date, begins, daysLeft }: BarProps) {
  return (
    <>
      <span
        aria-hidden
        className={cx(
          'absolute bottom-1.5 h-5.5',
          looks[kind],
          clash && clashLook,
          from === date ? 'start-[56%] rounded-s-mark' : 'start-0',
          to === date ? 'end-[56%] rounded-e-mark' : '-end-px',
        )}
      />
      {guest && begins && to !== date && (
        <bdi
          aria-hidden
          style={{ maxInlineSize: `${daysLeft * 100 - 60}%` }}
          className={cx(
            'absolute bottom-2.25 z-1 overflow-hidden text-12 leading-none font-medium whitespace-nowrap max-sm:hidden',
            from === date ? 'start-[72%]' : 'start-1.5',
          )}
        >
          {guest}
        </bdi>
      )}
    </>
  );
}

function Mark({ mark }: { mark: ImportMark }) {
  const { icon: Icon, look } = markLooks[mark];
  return (
    <span
      aria-hidden
      className={cx(
        'absolute start-1/2 bottom-1.5 z-2 -ms-2.75 grid size-5.5 place-items-center rounded-full ring-2 ring-surface',
        look,
      )}
    >
      <Icon size={13} strokeWidth={2.2} />
    </span>
  );
}

import { cx } from 'class-variance-authority';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { MonthRow } from './month-timeline-model.ts';
import { MonthTimelineRow } from './month-timeline-row.tsx';
import type { StripDay } from './week-strip-model.ts';

export type MonthTimelineProps = {
  days: readonly StripDay[];
  rows: readonly MonthRow[];
  /** The day to begin with; without one it is today, if that is among them. */
  begin?: string | undefined;
  /** Now, in days from the first midnight; left out when it is not visible. */
  now?: number;
  /** Above the names: time zone and number of properties. */
  corner?: ReactNode;
  /** Names the grid for screen readers. */
  label: string;
};

/**
 * A month, one row per place and one column per day, in the colors of the week strip: stays are linen, a cleaning is a
 * chip on its day, a turnover without one is a dashed chip. It begins a little before today, with whole days at both edges. Arrows move by day and place.
 */
export function MonthTimeline({ days, rows, begin, now, corner, label }: MonthTimelineProps) {
  const scroller = useBeginAt(days, begin);
  const today = days.findIndex((day) => day.today);
  const columns = { '--days': days.length } as CSSProperties; // the number of columns is data
  return (
    <div className="@container" data-keeps-clear>
      <div
        ref={scroller}
        data-strip
        style={columns}
        className="relative max-h-[max(24rem,calc(100dvh-var(--top-bar)-9rem))] overflow-auto overscroll-x-contain snap-x snap-proximity [--column:calc((100cqw-11rem)/10)] @5xl:[--column:calc((100cqw-11rem)/12)] [&:lang(en)]:@5xl:[--column:calc((100cqw-11rem)/14)] [&:lang(zh)]:@5xl:[--column:calc((100cqw-11rem)/14)] scroll-ps-44 scroll-pt-16"
      >
        <table
          aria-label={label}
          onKeyDown={moveByArrow}
          className="w-[calc(11rem+var(--days)*var(--column))] table-fixed border-separate border-spacing-0"
        >
          <MonthHead days={days} corner={corner} />
          <tbody>
            {rows.map((row, index) => (
              <MonthTimelineRow
                key={row.key}
                row={row}
                place={index}
                days={days}
                now={now}
                reachable={index === 0 ? Math.max(0, today) : null}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function MonthHead({ days, corner }: Pick<MonthTimelineProps, 'days' | 'corner'>) {
  return (
    <thead>
      <tr>
        <td className="sticky start-0 top-0 z-30 w-44 border-b border-line bg-paper pe-3 pb-2 align-bottom text-12 text-ink-faint">
          {corner}
        </td>
        {days.map((day) => (
          <th
            key={day.key}
            scope="col"
            aria-current={day.today ? 'date' : undefined}
            data-day={day.key}
            className={cx(
              'sticky top-0 z-20 w-(--column) snap-start border-s border-b border-line bg-paper py-2 ps-2 text-start text-12 font-normal',
              day.today ? 'text-green-ink' : 'text-ink-soft',
            )}
          >
            {day.weekday}
            <span className="flex items-baseline gap-1">
              <b className={cx('text-14 font-semibold tabular-nums', !day.today && 'text-ink')}>{day.day}</b>
              {day.month}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** So many days before today are in sight: who left, and what has just been cleaned. */
const daysBefore = 2;

/** Scrolls to the day to begin with, or to today and the days before it, before anything is painted; else to the first. */
function useBeginAt(days: readonly StripDay[], begin: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null);
  const first = days[0]?.key;
  // which day it is may be known later than the month: from the clock of the product, or from a property's zone
  const today = days.find((day) => day.today)?.key;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !first) return;
    box.scrollLeft = 0;
    const at = begin ?? today;
    const column = at && box.querySelector<HTMLElement>(`[data-day="${at}"]`);
    if (!column) return;
    const name = box.querySelector<HTMLElement>('td')?.offsetWidth ?? 0;
    const [edge, day] = [box.getBoundingClientRect(), column.getBoundingClientRect()];
    // in right-to-left the names are at the right, and scrolling counts down from 0
    const before = begin ? 0 : daysBefore * day.width;
    box.scrollLeft = isLeftward(box)
      ? day.right - (edge.right - name) + before
      : day.left - (edge.left + name) - before;
  }, [first, today, begin]);
  return scroller;
}

const isLeftward = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** From cell to cell; Home and End go to the first and last day. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const at = event.target instanceof HTMLElement ? event.target.dataset.cell?.split(' ').map(Number) : undefined;
  if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
  const [place = 0, day = 0] = at;
  const forward = isLeftward(event.currentTarget) ? -1 : 1;
  const last = Number(event.currentTarget.querySelectorAll('[data-cell^="0 "]').length) - 1;
  const to: Record<string, readonly [number, number]> = {
    ArrowRight: [place, day + forward],
    ArrowLeft: [place, day - forward],
    ArrowDown: [place + 1, day],
    ArrowUp: [place - 1, day],
    Home: [place, 0],
    End: [place, last],
  };
  const target = to[event.key];
  if (!target) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-cell="${target.join(' ')}"]`)?.focus();
}

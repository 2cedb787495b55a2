import { cx } from 'class-variance-authority';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import type { MonthCell } from './month-timeline-model.ts';
import type { Dragged } from './use-drag-along.ts';

type MonthTimelineCellProps = {
  cell: MonthCell;
  /** Row and day, for the arrow keys. */
  at: string;
  day: number;
  today: boolean;
  /** The one day the Tab key stops at. */
  reachable: boolean;
  dragged: Dragged | null;
  /** The drawing that lies over the row. */
  children: ReactNode;
};

/** One day of one place: empty to the eye, a sentence to screen readers. */
export function MonthTimelineCell({ cell, at, day, today, reachable, dragged, children }: MonthTimelineCellProps) {
  // one job, on the day where it is let go: only that day shows it
  const lands = dragged !== null && dragged.to === day && dragged.from !== dragged.to;
  const shared = {
    tabIndex: reachable ? 0 : -1,
    'aria-label': cell.label,
    'data-cell': at,
    className: cx(
      'group/cell grid h-[calc(2.75rem+var(--more)*1.875rem+var(--lanes)*2rem)] w-full place-items-center focus-visible:-outline-offset-2',
      lands && 'bg-green-tint',
      (cell.to || cell.onSelect) && 'hover:bg-sunken',
    ),
  };
  return (
    <td
      data-day={day}
      className={cx('border-s border-b border-line p-0', children && 'relative', today && 'bg-green-tint/40')}
    >
      {cell.to ? (
        <Link to={cell.to} draggable={false} {...shared}>
          {cell.free && (
            <Plus
              aria-hidden
              size={16}
              strokeWidth={2}
              className={cx('text-green-ink', !lands && 'opacity-0 group-hover/cell:opacity-100')}
            />
          )}
        </Link>
      ) : (
        <Still {...shared} onSelect={cell.onSelect} />
      )}
      {children}
    </td>
  );
}

type StillProps = { tabIndex: number; 'aria-label': string; 'data-cell': string; className: string };

/** A day with something to look at, or with nothing to do. */
function Still({ onSelect, ...shared }: StillProps & { onSelect: (() => void) | undefined }) {
  return <button type="button" {...shared} aria-disabled={onSelect ? undefined : true} onClick={onSelect} />;
}

import { cx } from 'class-variance-authority';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Link } from './link.tsx';
import { Menu } from './menu.tsx';
import { DayList } from './month-day-list.tsx';
import { bandsOn, begins, type MonthRow, runs } from './month-timeline-model.ts';
import { barsOf, type PlacedStay, placeStays, type StripDay, type StripStay } from './week-strip-model.ts';
import { stayTone } from './week-strip-tone.ts';

export type MonthDaysProps = {
  days: readonly StripDay[];
  rows: readonly MonthRow[];
  /** Days before this one are left out. */
  from: number;
  /** How many days are over: of these the list has only those on which something was. */
  past: number;
  /** Names the list for screen readers. */
  label: string;
};

/** More bands than these say nothing any more. */
const mostBands = 6;

/** The same month for a phone: a row for each day, with what happens on it, and beside it the stays as thin bands, one per place. */
export function MonthDays({ days, rows, from, past, label }: MonthDaysProps) {
  const banded = rows.length <= mostBands ? rows : [];
  return (
    <>
      <ol aria-label={label}>
        {days.map((day, index) =>
          index < from || (index < past && isQuiet(rows, index, index === from)) ? null : (
            <li key={day.key} aria-current={day.today ? 'date' : undefined} className="flex border-b border-line">
              <p className={cx('w-13 shrink-0 py-2.5 text-12', day.today ? 'text-green-ink' : 'text-ink-soft')}>
                {day.weekday}
                <b className={cx('block text-16 font-semibold tabular-nums', !day.today && 'text-ink')}>{day.day}</b>
                {day.month}
              </p>
              {banded.map((row) => (
                <Bands key={row.key} row={row} day={index} />
              ))}
              <DayList rows={rows} day={index} first={index === from} days={days.length} />
              <FreePlaces rows={rows} day={index} />
            </li>
          ),
        )}
      </ol>
      {/* every line names its place already */}
      {banded.length > 1 && <RailNames rows={banded} />}
    </>
  );
}

/** Nothing would be listed on that day. */
const isQuiet = (rows: readonly MonthRow[], day: number, first: boolean): boolean =>
  rows.every(
    ({ stays, gaps }) =>
      !stays.some((stay) => begins(stay, day) || (first && runs(stay, day))) &&
      !gaps.some(({ start }) => Math.floor(start) === day),
  );

/** Which rails are whose, in their order; screen readers hear the names with the stays. */
function RailNames({ rows }: { rows: readonly MonthRow[] }) {
  return (
    <ol aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-12 text-ink-soft">
      {rows.map((row, index) => (
        <li key={row.key} className="flex min-w-0 items-center gap-1.5">
          <RailPlace index={index} of={rows.length} />
          <bdi className="min-w-0 break-words">{row.name}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** All rails small, the one that is meant in ink. */
function RailPlace({ index, of }: { index: number; of: number }) {
  return (
    <span className="flex gap-0.5">
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rail is its place among the rails
        <span key={place} className={cx('h-3.5 w-1 rounded-full', place === index ? 'bg-ink-soft' : 'bg-linen')} />
      ))}
    </span>
  );
}

/** Plans something on a day that is free: at the one place, or at one of several. */
function FreePlaces({ rows, day }: { rows: readonly MonthRow[]; day: number }) {
  const navigate = useNavigate();
  const free = rows.flatMap(({ name, cells }) => {
    const cell = cells[day];
    return cell?.free && cell.to ? [{ name, to: cell.to, label: cell.label }] : [];
  });
  const [only, ...others] = free;
  if (!only) return null;
  const look = 'grid w-11 shrink-0 place-items-center text-green-ink';
  const plus = <Plus aria-hidden size={18} strokeWidth={2} />;
  if (others.length === 0)
    return (
      <Link to={only.to} aria-label={only.label} className={look}>
        {plus}
      </Link>
    );
  const items = free.map(({ name, to }) => ({ label: name, onSelect: () => void navigate(to) }));
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" aria-label={free.map(({ label }) => label).join(' ')} className={look}>
          {plus}
        </button>
      }
      items={items}
    />
  );
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** A rail for each bar of the place: stays that overlap run side by side. */
function Bands({ row, day }: { row: MonthRow; day: number }) {
  const stays = placeStays(row.stays);
  return Array.from({ length: barsOf(stays) }, (_, bar) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a rail is its place among the rails
    <Rail key={bar} stays={stays.filter((stay) => stay.bar === bar)} day={day} first={bar === 0} />
  ));
}

/** An outline would be cut at every midnight. */
const railTone = (stay: Pick<StripStay, 'blocked' | 'sign'>): string =>
  stay.sign === 'clash' ? 'bg-apricot' : stayTone({ blocked: stay.blocked ?? false });

function Rail({ stays, day, first }: { stays: readonly PlacedStay[]; day: number; first: boolean }) {
  return (
    <span aria-hidden className={cx('relative -mb-px w-1.5 shrink-0', first ? 'ms-1' : 'ms-0.5')}>
      {bandsOn(stays, day).map(({ start, end, ...stay }) => (
        <span
          key={start}
          style={{ insetBlockStart: percent(start), blockSize: percent(end - start) }}
          className={cx(
            'absolute inset-x-0',
            railTone(stay),
            start > 0 && 'rounded-t-full',
            end < 1 && 'rounded-b-full',
          )}
        />
      ))}
    </span>
  );
}

import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router';
import { Link } from './link.tsx';
import { MonthTimelineCell } from './month-timeline-cell.tsx';
import { lanesOf, type MonthRow, type PlacedChip, placeChips } from './month-timeline-model.ts';
import { useDragAlong } from './use-drag-along.ts';
import { barsOf, type PlacedStay, placeStays, type StripDay } from './week-strip-model.ts';
import { gapTone, stayTone } from './week-strip-tone.ts';

type MonthTimelineRowProps = {
  row: MonthRow;
  /** Its number among the rows. */
  place: number;
  days: readonly StripDay[];
  now: number | undefined;
  /** The one day of the grid that the Tab key stops at, if it is in this row. */
  reachable: number | null;
};

/** One place's month. The cells below are what the keyboard and screen readers use; the bars and chips on them are for the eye and the mouse. */
export function MonthTimelineRow({ row, place, days, now, reachable }: MonthTimelineRowProps) {
  const navigate = useNavigate();
  const { dragged, handlers } = useDragAlong(row.cells, (day) => {
    const to = row.cells[day]?.to;
    if (to) void navigate(to);
  });
  const begin = days.findIndex((day) => day.today);
  const chips = placeChips(row, days.length, begin);
  const stays = placeStays(row.stays);
  const height = { '--lanes': lanesOf(chips), '--more': barsOf(stays) - 1 } as CSSProperties; // how many there are is data
  return (
    <tr style={height} {...handlers} className="select-none">
      <th
        scope="row"
        className="sticky start-0 z-10 w-44 border-b border-line bg-paper pe-3 pt-2 text-start align-top text-14 font-normal"
      >
        <RowName row={row} />
      </th>
      {row.cells.map((cell, day) => (
        <MonthTimelineCell
          key={days[day]?.key}
          cell={cell}
          at={`${place} ${day}`}
          day={day}
          today={days[day]?.today ?? false}
          reachable={day === reachable}
          dragged={dragged}
        >
          {day === 0 && <Drawing stays={stays} chips={chips} days={days.length} begin={begin} now={now} />}
        </MonthTimelineCell>
      ))}
    </tr>
  );
}

function RowName({ row }: { row: MonthRow }) {
  return (
    <>
      <bdi className="line-clamp-2 leading-5 font-semibold">
        {row.to ? (
          <Link to={row.to} className="rounded-mark hover:underline">
            {row.name}
          </Link>
        ) : (
          row.name
        )}
      </bdi>
      {row.detail && <span className="block truncate text-12 text-ink-soft">{row.detail}</span>}
    </>
  );
}

type DrawingProps = {
  stays: readonly PlacedStay[];
  chips: readonly PlacedChip[];
  days: number;
  /** The day at which the month begins to the eye. */
  begin: number;
  now: number | undefined;
};

/** Laid over the cells of the row from its first one: a table has no place for what spans days by the hour. */
function Drawing({ stays, chips, days, begin, now }: DrawingProps) {
  return (
    <>
      {now !== undefined && (
        <span
          aria-hidden
          style={{ insetInlineStart: columns(now) }}
          className="pointer-events-none absolute inset-y-0 z-1 w-0.5 bg-green"
        />
      )}
      {stays.map((stay) => (
        <Bar key={stay.key} stay={stay} days={days} begin={begin} />
      ))}
      {chips.map((chip) => (
        <Chip key={chip.key} chip={chip} />
      ))}
    </>
  );
}

const columns = (count: number) => `calc(var(--column) * ${Math.round(count * 1000) / 1000})`;

/** From so many days on a bar has room for more than a name. */
const roomy = 1.6;
/** As much as a name takes. */
const nameWide = 1.4;
const lettersWide = 0.5;

type BarProps = { stay: PlacedStay; days: number; begin: number };

function Bar({ stay, days, begin }: BarProps) {
  const start = Math.max(0, stay.start);
  const end = Math.min(days, stay.end);
  if (end <= start) return null;
  const isShort = end - start < roomy;
  // of one that has begun by then the eye sees the rest
  const seen = end - Math.max(start, begin < end ? begin : 0);
  const words = isShort ? <ShortWords stay={stay} wide={end - start} /> : <LongWords stay={stay} days={seen} />;
  const place = {
    insetInlineStart: columns(start),
    inlineSize: columns(end - start),
    insetBlockStart: `calc(0.5rem + ${stay.bar} * 1.875rem)`,
  };
  const whole = stay.detail ? `${stay.label}, ${stay.detail}` : stay.label;
  const look = cx(
    'absolute z-1 flex h-6.5 items-center rounded-[5px] text-start text-12 whitespace-nowrap',
    // `hidden` would hold the words back: they could not go along with the month
    'overflow-clip',
    stayTone(stay),
    stay.start < 0 && 'rounded-s-none',
    stay.end > days && 'rounded-e-none',
  );
  if (!stay.onSelect)
    return (
      <span aria-hidden style={place} className={cx(look, 'pointer-events-none')}>
        {words}
      </span>
    );
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      title={whole}
      style={place}
      className={look}
      onClick={stay.onSelect}
    >
      {words}
    </button>
  );
}

/** They stay within their bar; where not even a few letters have room, its title says it. */
function ShortWords({ stay: { short, label }, wide }: { stay: PlacedStay; wide: number }) {
  if (wide < lettersWide) return null;
  return (
    <bdi style={{ maxInlineSize: columns(wide) }} className="pointer-events-none shrink-0 truncate px-1.5 font-medium">
      {wide < nameWide ? (short ?? label) : label}
    </bdi>
  );
}

/** A long stay says whose it is wherever the month is scrolled to: without a width of its own, it begins where the eye does. */
function LongWords({ stay: { label, detail }, days }: { stay: PlacedStay; days: number }) {
  return (
    <span className="sticky start-44 w-0">
      <span style={{ inlineSize: columns(days) }} className="flex overflow-hidden px-2">
        <bdi className="max-w-full shrink-0 truncate font-medium">{label}</bdi>
        {detail && days >= roomy && <span className="ms-1.5 min-w-0 truncate text-ink-soft">{detail}</span>}
      </span>
    </span>
  );
}

function Chip({ chip }: { chip: PlacedChip }) {
  const { tag, title } = gapTone(chip);
  const place = {
    insetInlineStart: `calc(${columns(chip.column)} + 3px)`,
    maxInlineSize: `calc(${columns(chip.columns)} - 6px)`,
    insetBlockStart: `calc(2.625rem + var(--more) * 1.875rem + ${chip.lane} * 2rem)`,
  };
  const look = cx(
    // a word and its color: the same mark looks the same on every day, with or without room to spare
    'absolute z-1 flex h-7 min-w-[calc(var(--column)-6px)] items-center justify-center rounded-tag border px-1 text-12 font-semibold',
    tag,
    title,
  );
  const words = <bdi className="truncate">{chip.short ?? chip.title}</bdi>;
  const shared = { style: place, title: `${chip.title}, ${chip.detail}`, 'data-day': chip.column };
  if (!chip.to)
    return (
      <span aria-hidden {...shared} className={look}>
        {words}
      </span>
    );
  return (
    <Link
      to={chip.to}
      tabIndex={-1}
      aria-hidden
      draggable={false}
      {...shared}
      className={cx(look, 'transition-shadow hover:shadow-float')}
    >
      {words}
    </Link>
  );
}

import { cx } from 'class-variance-authority';
import { Link } from './link.tsx';
import { begins, type MonthRow, runs } from './month-timeline-model.ts';
import { type PlacedGap, placeGaps, type StripStay } from './week-strip-model.ts';
import { gapIcons, gapTone, stayTone } from './week-strip-tone.ts';

type DayListProps = { rows: readonly MonthRow[]; day: number; first: boolean; days: number };

/** What happens on one day: who leaves, what is cleaned, who arrives; on the first day also who is there. */
export function DayList({ rows, day, first, days }: DayListProps) {
  const gaps = rows.flatMap((row) =>
    placeGaps(row.gaps, days)
      .filter(({ column }) => column === day)
      .map((gap) => ({ row, gap })),
  );
  const stays = rows.flatMap((row) =>
    row.stays.filter((stay) => begins(stay, day) || (first && runs(stay, day))).map((stay) => ({ row, stay })),
  );
  const leaving = rows.flatMap(({ key, name, stays: all }) =>
    all.flatMap(({ key: stay, moves, end }) =>
      moves && Math.floor(end) === day ? [{ key: `${key} ${stay}`, name, moves }] : [],
    ),
  );
  return (
    <ul className="grid min-h-11 min-w-0 flex-1 content-center gap-1.5 py-2 ps-3">
      {leaving.map(({ key, name, moves }) => (
        <li key={key}>
          <LeavingLine place={name} moves={moves} />
        </li>
      ))}
      {gaps
        .toSorted((one, other) => one.gap.start - other.gap.start)
        .map(({ row, gap }) => (
          <li key={gap.key}>
            <GapLine place={row.name} gap={gap} />
          </li>
        ))}
      {stays.map(({ row, stay }) => (
        <li key={stay.key}>
          <StayLine place={row.name} stay={stay} arrives={begins(stay, day)} />
        </li>
      ))}
    </ul>
  );
}

const line = 'grid min-h-11 w-full content-center rounded-tag px-3 py-1.5 text-start text-13';

function GapLine({ place, gap }: { place: string; gap: PlacedGap }) {
  const Icon = gap.icon ?? gapIcons[gap.tone];
  const { tag, title } = gapTone(gap);
  const words = (
    <>
      <span className={cx('flex items-center gap-1.5 font-semibold', title)}>
        <Icon aria-hidden size={14} strokeWidth={2.2} className="shrink-0" />
        <bdi>{gap.title}</bdi>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 tabular-nums">
        <bdi className="min-w-0 break-words">{place}</bdi>
        <bdi>{gap.detail}</bdi>
      </span>
    </>
  );
  const look = cx(line, 'border', tag);
  return gap.to ? (
    <Link to={gap.to} className={look}>
      {words}
    </Link>
  ) : (
    <div className={look}>{words}</div>
  );
}

/** Who goes that day, before what is cleaned after them; their line stands on the day they came. */
function LeavingLine({ place, moves }: { place: string; moves: NonNullable<StripStay['moves']> }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-3 px-3 text-13 text-ink-soft tabular-nums">
      <bdi>{moves.leaves}</bdi>
      <span className="flex flex-wrap gap-x-3">
        <bdi className="min-w-0 break-words">{place}</bdi>
        <bdi>{moves.leavesAt}</bdi>
      </span>
    </span>
  );
}

function StayLine({ place, stay, arrives }: { place: string; stay: StripStay; arrives: boolean }) {
  const moves = arrives ? stay.moves : undefined;
  const words = (
    <>
      <span className="flex flex-wrap justify-between gap-x-3">
        <bdi className="font-medium">{moves?.arrives ?? stay.label}</bdi>
        <bdi className="min-w-0 break-words text-ink-soft">{place}</bdi>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-12 text-ink-soft tabular-nums empty:hidden">
        {stay.detail && <bdi>{stay.detail}</bdi>}
        {moves && <bdi>{moves.arrivesAt}</bdi>}
      </span>
    </>
  );
  const look = cx(line, stayTone(stay));
  return stay.onSelect ? (
    <button type="button" className={look} onClick={stay.onSelect}>
      {words}
    </button>
  ) : (
    <div className={look}>{words}</div>
  );
}

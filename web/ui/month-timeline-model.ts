import { type PlacedGap, placeGaps, type StripRow, type StripStay } from './week-strip-model.ts';

/** What one day of one place says and does. */
export type MonthCell = {
  /** Everything on this day, in a sentence. */
  label: string;
  to?: string;
  onSelect?: () => void;
  /** No guest is there and nothing is planned: `to` leads to planning something, and a gap can be dragged here. */
  free?: boolean;
};

export type MonthRow = StripRow & { cells: readonly MonthCell[] };

/** A chip with the room it has: up to two days, or up to the next chip of its lane. */
export type PlacedChip = PlacedGap & { columns: number };

const widest = 2;

/** The chips of a row, each in the column of its day. None reaches over into `begin`, the day at which the month begins. */
export function placeChips(row: StripRow, days: number, begin: number): PlacedChip[] {
  const gaps = placeGaps(row.gaps, days);
  return gaps.map((gap) => {
    const next = gaps.find(({ column, lane }) => column > gap.column && lane >= gap.lane);
    const end = gap.column < begin ? begin : days;
    return { ...gap, columns: Math.min(widest, (next?.column ?? days) - gap.column, end - gap.column) };
  });
}

/** How many chips the busiest day has; a row without any has the same height. */
export const lanesOf = (chips: readonly PlacedChip[]): number => Math.max(1, ...chips.map(({ lane }) => lane + 1));

/** The last day to which something picked up on one day can be dragged: every day between is free. */
export function farthest(cells: readonly MonthCell[], from: number, wanted: number): number {
  const step = Math.sign(wanted - from);
  let reached = from;
  while (reached !== wanted && cells[reached + step]?.free) reached += step;
  return reached;
}

/** The part of a day that stays take: 0 is midnight, 1 the next. For the thin bands beside the days of a list. */
export function bandsOn(
  stays: readonly StripStay[],
  day: number,
): (Pick<StripStay, 'sign'> & { start: number; end: number; blocked: boolean })[] {
  return stays
    .filter(({ start, end }) => start < day + 1 && end > day)
    .map(({ start, end, blocked = false, sign }) => ({
      ...(sign && { sign }),
      start: Math.max(0, start - day),
      end: Math.min(1, end - day),
      blocked,
    }));
}

/** On that day the guest comes, or is there before and after it. */
export const begins = ({ start }: StripStay, day: number): boolean => Math.floor(start) === day;
export const runs = ({ start, end }: StripStay, day: number): boolean => start < day && end > day;

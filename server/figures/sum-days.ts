import type { DayFigures } from './count-days.ts';

type Waits = Pick<DayFigures, 'waitMinutes' | 'waitJobs'>;
type Counted = Exclude<keyof DayFigures, 'day' | keyof Waits>;

/** Everything that can be added up over days. */
export type Sums = Record<Counted, number>;

const nothing: Sums = {
  ...{ gmvCents: 0, paidJobs: 0, feesCents: 0, postedJobs: 0, closedJobs: 0, filledJobs: 0, startedJobs: 0 },
  ...{ onTimeJobs: 0, submittedJobs: 0, disputedJobs: 0, disputes: 0, judgedHires: 0, keptHires: 0 },
  ...{ newSignups: 0, erasedAccounts: 0 },
};
// the keys of what was just written
const names = Object.keys(nothing) as Counted[];

export const emptyDay = (day: string): DayFigures => ({ ...nothing, day, waitMinutes: [], waitJobs: [] });

export function sumOf(days: Iterable<Readonly<Sums>>): Sums {
  const sums = { ...nothing };
  for (const day of days) for (const name of names) sums[name] += day[name];
  return sums;
}

/** In percent, to one decimal; null when there is nothing to count. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

/** Half of the jobs waited shorter; between two, the middle. Null when none got a bid. */
export function medianWait(days: Iterable<Readonly<Waits>>): number | null {
  const jobsBy = new Map<number, number>();
  for (const { waitMinutes, waitJobs } of days)
    for (const [at, minutes] of waitMinutes.entries())
      jobsBy.set(minutes, (jobsBy.get(minutes) ?? 0) + (waitJobs[at] ?? 0));
  const sorted = [...jobsBy].toSorted(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, jobs]) => sum + jobs, 0);
  if (total === 0) return null;
  const nth = (place: number): number => {
    let before = 0;
    for (const [minutes, jobs] of sorted) {
      before += jobs;
      if (before > place) return minutes;
    }
    return 0;
  };
  return (nth(Math.floor((total - 1) / 2)) + nth(Math.floor(total / 2))) / 2;
}

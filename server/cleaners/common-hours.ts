import { weekdays } from '#contract/states.ts';
import type { CleanerRow } from './lock-cleaner.ts';

type Hours = Pick<CleanerRow, 'workDayStart' | 'workDayEnd'>;

/** The work days of a week and the hours that span them; a week without work days leaves the hours as they were. */
export function commonHours(weekly: CleanerRow['weekly'], before: Hours) {
  const availableWeekdays = weekdays.filter((day) => weekly[day].available);
  const starts = availableWeekdays.map((day) => weekly[day].start).sort();
  const ends = availableWeekdays.map((day) => weekly[day].end).sort();
  return {
    availableWeekdays,
    workDayStart: starts[0] ?? before.workDayStart,
    workDayEnd: ends.at(-1) ?? before.workDayEnd,
  };
}

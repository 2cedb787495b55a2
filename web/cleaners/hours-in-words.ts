import { type Weekday, weekdays } from '#contract/states.ts';

interface Hours {
  available: boolean;
  start: string;
  end: string;
}

export type Week = Readonly<Record<Weekday, Hours>>;

/** Days with the same hours, and those days as runs: Monday to Wednesday and Friday are two. */
export interface SameHours {
  start: string;
  end: string;
  runs: (readonly [from: Weekday, until: Weekday])[];
}

/** The days that are worked, those with the same hours together, in the order of the week. */
export function hoursOfWeek(week: Week): SameHours[] {
  const groups = new Map<string, SameHours>();
  weekdays.forEach((day, index) => {
    const { available, start, end } = week[day];
    if (!available) return;
    const hours = `${start} ${end}`;
    const group = groups.get(hours) ?? { start, end, runs: [] };
    const last = group.runs.at(-1);
    if (last && last[1] === weekdays[index - 1]) group.runs[group.runs.length - 1] = [last[0], day];
    else group.runs.push([day, day]);
    groups.set(hours, group);
  });
  return [...groups.values()];
}

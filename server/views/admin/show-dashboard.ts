import type { getDashboardStats } from '#contract/admin.ts';
import { addDays, usualDays } from '#contract/days.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { localTime, midnightOf, zonedToUtc } from '#contract/zoned-time.ts';
import {
  type DayFigures,
  dayAt,
  percentOf,
  readBefore,
  readDays,
  readParts,
  type Sums,
  sumOf,
} from '#server/figures/index.ts';
import { minute } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';

type Dashboard = AnswerOf<typeof getDashboardStats>;
type Figures = { [Name in keyof Dashboard['change']]: number | null };

const week = 7;
/** How many days the lines beside the figures go back, today included. */
const trendDays = 14;

/**
 * The eight figures of the dashboard, in days of the operator’s zone. `change` compares each with the same figure as it
 * stood a week ago at this time of day: today's with that day's so far, rates with
 * those of the 30 days up to then, in percentage points. `trend` is the figure as it stood at the end of each day, and now.
 */
export async function showDashboard(kit: Kit): Promise<Dashboard> {
  const { timeZone } = kit.settings;
  const now = kit.clock.now();
  const today = dayAt(now, timeZone);
  const first = addDays(today, 1 - usualDays - trendDays);
  // the same time of day that long ago, whatever the clocks have done since
  const agoAt = (days: number) => sameTime(now, addDays(today, -days), timeZone);
  const upTo = (days: number) => ({
    ...{ day: addDays(today, -days), begin: midnightOf(addDays(today, -days), timeZone), end: agoAt(days) },
  });
  const from = (days: number) => ({
    ...{ day: addDays(today, -days), begin: agoAt(days), end: midnightOf(addDays(today, 1 - days), timeZone) },
  });
  const [earlier, { days, complete }, parts] = await Promise.all([
    readBefore(kit, first),
    readDays(kit, first, today),
    readParts(kit, [from(usualDays + week), from(usualDays), upTo(week)]),
  ]);
  const [startBefore, startNow, endBefore] = parts;
  if (!(startBefore && startNow && endBefore)) throw new Error('A part of a day was not counted');
  const history = { earlier, days };
  const at = figuresAt(history, days.at(-1), startNow);
  const before = figuresAt(history, endBefore, startBefore);
  const trend = trendOf(history, at);
  return {
    // all time is read from days that were kept; the latest are always counted
    complete: complete && earlier.complete,
    gmv: { today: toCents(at.gmv ?? 0) },
    userStats: { totalUsers: at.activeUsers ?? 0, newSignupsToday: at.newSignups ?? 0 },
    jobStats: { completedJobs: at.completedJobs ?? 0, averageJobValue: toCents(at.averageJobValue ?? 0) },
    fillRate: at.fillRate,
    onTimePercentage: at.onTimePercentage,
    disputeRate: at.disputeRate,
    change: changesOf(before, at),
    trend,
  };
}

function sameTime(now: Date, day: string, timeZone: string): Date {
  const { time } = localTime(now, timeZone);
  const atMinute = Date.parse(zonedToUtc(`${day}T${time}`, timeZone) ?? '');
  // what has just happened counts
  return new Date(atMinute + (now.getTime() % minute) + 1);
}

interface History {
  /** All time before the first of the days. */
  earlier: Awaited<ReturnType<typeof readBefore>>;
  days: readonly DayFigures[];
}

/**
 * The figures as they stood at the end of `last`, which may be a part of its day. Rates are over the whole days before it
 * and `start`, what belongs to them of the day before those.
 */
function figuresAt({ earlier, days }: History, last: DayFigures | undefined, start?: DayFigures): Figures {
  if (!last) throw new Error('A day is missing');
  const before = days.filter(({ day }) => day < last.day);
  const ever = sumOf([...before, last]);
  const span = sumOf([...(start ? [start] : []), ...before.slice(1 - usualDays), last]);
  const paidJobs = earlier.paidJobs + ever.paidJobs;
  return {
    gmv: last.gmvCents,
    activeUsers: earlier.newSignups - earlier.erasedAccounts + ever.newSignups - ever.erasedAccounts,
    completedJobs: paidJobs,
    averageJobValue: paidJobs === 0 ? 0 : Math.round((earlier.gmvCents + ever.gmvCents) / paidJobs),
    newSignups: last.newSignups,
    ...ratesOf(span),
  };
}

const ratesOf = (span: Sums) => ({
  fillRate: percentOf(span.filledJobs, span.closedJobs),
  onTimePercentage: percentOf(span.onTimeJobs, span.startedJobs),
  disputeRate: percentOf(span.disputedJobs, span.submittedJobs),
});

function trendOf(history: History, now: Figures): Dashboard['trend'] {
  const ends = history.days.slice(-trendDays, -1).map((day) => figuresAt(history, day));
  const of = (name: keyof Figures) => [...ends, now].map((figures) => figures[name]);
  return {
    gmv: of('gmv'),
    activeUsers: of('activeUsers'),
    completedJobs: of('completedJobs'),
    fillRate: of('fillRate'),
    averageJobValue: of('averageJobValue'),
    onTimePercentage: of('onTimePercentage'),
    disputeRate: of('disputeRate'),
    newSignups: of('newSignups'),
  };
}

const changesOf = (before: Figures, at: Figures): Dashboard['change'] => ({
  gmv: percentChange(before.gmv, at.gmv),
  activeUsers: percentChange(before.activeUsers, at.activeUsers),
  completedJobs: percentChange(before.completedJobs, at.completedJobs),
  averageJobValue: percentChange(before.averageJobValue, at.averageJobValue),
  newSignups: percentChange(before.newSignups, at.newSignups),
  fillRate: pointChange(before.fillRate, at.fillRate),
  onTimePercentage: pointChange(before.onTimePercentage, at.onTimePercentage),
  disputeRate: pointChange(before.disputeRate, at.disputeRate),
});

/** Null from nothing to something: there is no percentage of that. Nothing both times has not changed. */
function percentChange(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null;
  if (before === 0) return after === 0 ? 0 : null;
  return Math.round(((after - before) / before) * 1000) / 10;
}

/** Of a rate, in percentage points: a percentage of a percentage says little to anybody. */
const pointChange = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : Math.round((after - before) * 10) / 10;

import { gapOfWay, legTo, timeOfWay } from './leg.ts';
import { metresBetween } from './metres-between.ts';
import type { Weekday } from './states.ts';
import { minuteOfRules } from './terms.ts';
import type { Point, Stop } from './today.ts';
import { localTime } from './zoned-time.ts';

/** A job as far as its time and place go. */
export interface Visit {
  id: string;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  place: Point | null;
}

/** A cleaning that was done, of the same type: in this home, or in one of its size nearby. */
export interface Finished {
  here: boolean;
  /** From its start to its submission; null where it says nothing about the work, as after waiting at the door. */
  minutes: number | null;
  payoutCents: number;
  cleanerId: string | null;
  /** In the last year; what was paid before that says nothing about prices. */
  lately: boolean;
}

export interface Weighing {
  job: Visit;
  /** Where the cleaner lives. */
  home: Point | null;
  /** What they hold around that day, and the other jobs they have a live bid on. */
  held: readonly Visit[];
  bidOn: readonly Visit[];
  /** When their own calendars say that they are busy around it. */
  busy: readonly { startTime: Date; endTime: Date }[];
  /** Their hours; null where none are known. */
  weekly: Record<Weekday, { available: boolean; start: string; end: string }> | null;
  /** Whether they chose them, or these are still those that every profile begins with. */
  hoursSaid: boolean;
  daysOff: readonly string[];
  maxJobsPerDay: number;
  /** Newest first. */
  finished: readonly Finished[];
}

export const fits = ['fits', 'tight', 'impossible'] as const;
export const dayDoubts = [
  'overlaps',
  'tooClose',
  'busyTime',
  'otherBid',
  'dayOff',
  'notWorkday',
  'outsideHours',
  'overMaximum',
  'tooShort',
] as const;

export interface DayDoubt {
  code: (typeof dayDoubts)[number];
  /** The other job, where there is one. */
  jobId?: string;
  /** Of `tooClose` how long the way takes, of `tooShort` the work, and how long there is. */
  needMinutes?: number;
  haveMinutes?: number;
  /** Of `busyTime`. */
  busy?: { startTime: string; endTime: string };
  /** Of `outsideHours`. */
  hours?: { start: string; end: string };
  /** Of `overMaximum`. */
  most?: number;
}

export interface Weighed {
  usual: { minutes: number; basis: 'home' | 'similar' | 'planned'; sample: number };
  /** What the job adds to the way of that day, there and back; null where a place is unknown. */
  way: { km: number; minutes: number } | null;
  /** The middle half of what similar cleanings went for; null under `enough`. */
  range: { lowCents: number; highCents: number } | null;
  sample: number;
  fit: (typeof fits)[number];
  doubts: DayDoubt[];
  /** That day with this job in it, in the order of travel. */
  route: { id: string; leg: Stop['leg'] }[];
}

/** Under this many, what others went for says nothing. */
export const enough = 8;
/** Similar homes are looked for this far around, in kilometres. */
export const nearKm = 40;
/** Of one cleaner’s prices only so many count, so that the middle is never what one or two of them are paid. */
const mostOfOne = 3;
/** So many cleanings tell how long one home takes. */
const enoughHere = 3;

/** All that a cleaner should know of an open job before they name a price. */
export function weighJob(facts: Weighing): Weighed {
  const day = dayWith(facts);
  const doubts = impossibilities(facts);
  const fit = doubts.length > 0 ? 'impossible' : null;
  const usual = usualOf(facts);
  const warnings = fit ? [] : [...warningsOf(facts, day), ...timeDoubt(facts.job, usual)];
  return {
    usual,
    way: wayAdded(facts, day),
    ...rangeOf(facts.finished),
    fit: fit ?? (warnings.length > 0 ? 'tight' : 'fits'),
    doubts: [...doubts, ...warnings],
    route: day.map((visit, index) => {
      const before = day[index - 1] ?? null;
      return { id: visit.id, leg: legTo(visit, apart(before ? before.place : facts.home, visit.place), before) };
    }),
  };
}

/** What remains for each hour of work and travel, in whole cents. */
export const perHourCents = (receivesCents: number, workMinutes: number, wayMinutes: number): number =>
  Math.floor((receivesCents * 60) / (workMinutes + wayMinutes));

const apart = (one: Point | null, other: Point | null) => (one && other ? metresBetween(one, other) : null);

const dateOf = ({ startTime, timeZone }: Visit) => localTime(startTime, timeZone).date;

/** What is held on the same day, each on the calendar of its own place, and the job itself. */
function dayWith({ job, held }: Weighing): Visit[] {
  const ofDay = held.filter((visit) => visit.id !== job.id && dateOf(visit) === dateOf(job));
  return [...ofDay, job].sort((one, other) => one.startTime.getTime() - other.startTime.getTime());
}

/** Nobody can do two jobs at once, nor get from one to the other in no time, nor come while they are elsewhere. */
const impossibilities = ({ job, held, busy }: Weighing): DayDoubt[] => [
  ...held.flatMap((other) => clashOf(job, other) ?? []),
  ...busy
    .filter(({ startTime, endTime }) => startTime < job.endTime && job.startTime < endTime)
    .map(({ startTime, endTime }) => ({
      code: 'busyTime' as const,
      busy: { startTime: startTime.toISOString(), endTime: endTime.toISOString() },
    })),
];

function clashOf(job: Visit, other: Visit): DayDoubt | null {
  const between = Math.max(
    job.startTime.getTime() - other.endTime.getTime(),
    other.startTime.getTime() - job.endTime.getTime(),
  );
  if (between < 0) return { code: 'overlaps', jobId: other.id };
  const gap = gapOfWay(apart(job.place, other.place));
  if (between >= gap) return null;
  const minutes = { needMinutes: Math.ceil(gap / minuteOfRules), haveMinutes: Math.floor(between / minuteOfRules) };
  return { code: 'tooClose', jobId: other.id, ...minutes };
}

function warningsOf(facts: Weighing, day: readonly Visit[]): DayDoubt[] {
  const { job, bidOn, maxJobsPerDay } = facts;
  const besides = bidOn.flatMap((other) => (clashOf(job, other) ? { code: 'otherBid' as const, jobId: other.id } : []));
  const beyond = day.length > maxJobsPerDay ? [{ code: 'overMaximum' as const, most: maxJobsPerDay }] : [];
  return [...hoursDoubt(facts), ...beyond, ...besides];
}

/** Whoever needs longer than the host planned leaves it undone or is late for what follows. */
function timeDoubt({ startTime, endTime }: Visit, { minutes: needMinutes }: Weighed['usual']): DayDoubt[] {
  const haveMinutes = Math.round((endTime.getTime() - startTime.getTime()) / minuteOfRules);
  return needMinutes > haveMinutes ? [{ code: 'tooShort', needMinutes, haveMinutes }] : [];
}

function hoursDoubt({ job, weekly, hoursSaid, daysOff }: Weighing): DayDoubt[] {
  const from = localTime(job.startTime, job.timeZone);
  const until = localTime(job.endTime, job.timeZone);
  if (daysOff.includes(from.date)) return [{ code: 'dayOff' }];
  if (!weekly) return [];
  const { available, start, end } = weekly[from.weekday];
  if (hoursSaid && !available) return [{ code: 'notWorkday' }];
  const sameDay = from.date === until.date;
  const inside = sameDay && from.time >= start && until.time <= end;
  // hours that nobody chose say nothing of an early start; in the middle of the night they are worth a word
  const touches = from.time < end && (!sameDay || until.time > start);
  return (hoursSaid ? inside : touches) ? [] : [{ code: 'outsideHours', hours: { start, end } }];
}

/** From home through the day and back, with the job and without it. */
function wayAdded({ job, home }: Weighing, day: readonly Visit[]): Weighed['way'] {
  const without = day.filter((visit) => visit !== job);
  if (!job.place || (!home && without.every(({ place }) => !place))) return null;
  const metres = Math.max(0, lengthOf(home, day) - lengthOf(home, without));
  return { km: Math.round(metres / 100) / 10, minutes: Math.ceil(timeOfWay(metres) / minuteOfRules) };
}

function lengthOf(home: Point | null, day: readonly Visit[]): number {
  const known = [home, ...day.map(({ place }) => place), home].flatMap((place) => place ?? []);
  return known.reduce((sum, place, index) => sum + (apart(known[index - 1] ?? null, place) ?? 0), 0);
}

/** By what this home took before, else by homes of its size, else by the time that the host planned; in five minutes. */
function usualOf({ job, finished }: Weighing): Weighed['usual'] {
  const here = minutesOf(finished.filter((each) => each.here));
  if (here.length >= enoughHere) return { minutes: inFives(shareOf(here, 0.5)), basis: 'home', sample: here.length };
  const similar = minutesOf(finished);
  if (similar.length >= enough)
    return { minutes: inFives(shareOf(similar, 0.5)), basis: 'similar', sample: similar.length };
  const planned = (job.endTime.getTime() - job.startTime.getTime()) / minuteOfRules;
  return { minutes: Math.round(planned), basis: 'planned', sample: 0 };
}

/** Outside of these nobody worked all the time: Start came late, or Submit. */
const [shortest, longest] = [15, 12 * 60];
const minutesOf = (finished: readonly Finished[]) =>
  finished
    .flatMap(({ minutes }) => (minutes !== null && minutes >= shortest && minutes <= longest ? minutes : []))
    .sort((one, other) => one - other);
const inFives = (minutes: number) => Math.max(5, Math.round(minutes / 5) * 5);

export function rangeOf(finished: readonly Finished[]): Pick<Weighed, 'range' | 'sample'> {
  const counted = finished.filter(({ lately, cleanerId }, index) => {
    const before = finished.slice(0, index).filter((other) => other.lately && other.cleanerId === cleanerId);
    return lately && before.length < mostOfOne;
  });
  const prices = counted.map(({ payoutCents }) => payoutCents).sort((one, other) => one - other);
  const sample = prices.length;
  if (sample < enough) return { range: null, sample };
  return { range: { lowCents: inDollars(shareOf(prices, 0.25)), highCents: inDollars(shareOf(prices, 0.75)) }, sample };
}

const inDollars = (cents: number) => Math.round(cents / 100) * 100;

/** The value that this share of the sorted ones lies below, in between where it falls between two. */
function shareOf(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

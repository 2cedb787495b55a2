import ICAL from 'ical.js';
import { CalendarRefused } from '../calendar-refused.ts';
import { type BusyEvent, busyEvent, daysAfter } from './busy-event.ts';
import { clockOf, type FeedClock } from './feed-clock.ts';
import { feedLimits } from './read-feed.ts';
import { splitCalendar } from './split-calendar.ts';

/** A time that is taken, from and until, in milliseconds. Nothing else of a private calendar leaves the thread. */
export interface BusySpan {
  start: number;
  end: number;
}

export interface BusyWindow {
  /** Where its owner lives: what days and times without a zone mean. */
  timeZone: string;
  from: number;
  until: number;
}

/** Nobody has more in 400 days; what has, was made to cost time and room. */
const mostSpans = 5000;
/** A year has at most so many days that an entry may go on, and still be one that somebody keeps. */
const longestBefore = 366 * 86_400_000;

/**
 * When the owner of a calendar is busy within a window, sorted, without overlaps. Series are spelled out with what was
 * left out or moved; free time, canceled entries and our own export do not block. Throws CalendarRefused.
 */
export function readBusy(body: Uint8Array, window: BusyWindow): BusySpan[] {
  if (body.length > feedLimits.bytes) throw new CalendarRefused('tooLarge');
  const text = new TextDecoder().decode(body);
  const clock = clockOf(text, window.timeZone);
  // a calendar that somebody has had for years holds thousands of entries that are over
  const events = splitCalendar(text, feedLimits.events, (lines) => mayMatter(lines, window)).flatMap(
    (lines) => busyEvent(lines, clock) ?? [],
  );
  const replaced = Map.groupBy(
    events.filter(({ insteadOf }) => insteadOf !== null),
    ({ uid }) => uid,
  );
  const spans = events
    .filter(({ blocks }) => blocks)
    .flatMap((event) => {
      const own = event.insteadOf === null ? (replaced.get(event.uid) ?? []) : [];
      return spansOf(event, new Set(own.flatMap(({ insteadOf }) => insteadOf ?? [])), { ...window, clock });
    });
  return merged(spans);
}

const written = /^DTSTART[^:]*:\s*(\d{4})(\d{2})(\d{2})/i;
const goesOn = /^(RRULE|RDATE|RECURRENCE-ID)[;:]/i;

function mayMatter(lines: readonly string[], { from }: BusyWindow): boolean {
  if (lines.some((line) => goesOn.test(line))) return true;
  const [, year, month, day] = lines.flatMap((line) => written.exec(line) ?? []);
  return !year || Date.UTC(Number(year), Number(month) - 1, Number(day)) > from - longestBefore;
}

type Within = BusyWindow & { clock: FeedClock };

function spansOf(event: BusyEvent, moved: ReadonlySet<number>, within: Within): BusySpan[] {
  const spans: BusySpan[] = [];
  const { from, until } = within;
  const add = (span: BusySpan, wall?: ICAL.Time) => {
    const isOut = event.without.has(span.start) || moved.has(span.start) || (wall && isLeftOutDay(event, wall));
    if (isOut || span.end <= span.start || span.end <= from || span.start >= until) return;
    if (spans.push(span) > mostSpans) throw new CalendarRefused('tooManyEvents');
  };
  // a series begins with its first entry even where its rule would not
  if (event.rules.length === 0) add({ start: event.start, end: event.end }, event.wall);
  for (const start of event.more) add({ start, end: start + event.end - event.start });
  for (const rule of event.rules) {
    const occurrences = rule.iterator(plain(event.wall));
    for (let wall = occurrences.next(); wall; wall = occurrences.next()) {
      // what is years past costs nothing: to know its instant would cost far more than to spell it out
      if (writtenAt(wall) + event.end - event.start < from - clockSpread) continue;
      const span = spanAt(event, wall, within);
      if (!span || span.start >= until) break;
      add(span, wall);
    }
  }
  return spans;
}

const writtenAt = ({ year, month, day }: ICAL.Time): number => Date.UTC(year, month - 1, day + 1);
/** No zone is farther from UTC, and no day longer. */
const clockSpread = 2 * 86_400_000;

/** Without its zone: a series goes on at the same time of day, whatever the clocks do. */
function plain(wall: ICAL.Time): ICAL.Time {
  const copy = wall.clone();
  if (!copy.isDate) copy.zone = ICAL.Timezone.localTimezone;
  return copy;
}

function spanAt({ zone, days, start, end }: BusyEvent, wall: ICAL.Time, { clock }: Within): BusySpan | null {
  const at = clock.instantOf(wall, zone);
  if (at === null) return null;
  return { start: at, end: days === null ? at + end - start : (clock.instantOf(daysAfter(wall, days)) ?? at) };
}

/** A series of times may leave out whole days. */
const isLeftOutDay = ({ withoutDays, days }: BusyEvent, wall: ICAL.Time): boolean =>
  days === null && withoutDays.size > 0 && withoutDays.has(wall.toString().slice(0, 10));

export function merged(spans: readonly BusySpan[]): BusySpan[] {
  const joined: BusySpan[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  if (joined.length > mostSpans) throw new CalendarRefused('tooManyEvents');
  return joined;
}

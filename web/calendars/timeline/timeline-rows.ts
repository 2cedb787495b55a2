import { platformNames } from '#contract/calendar-words.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { to } from '#web/paths.ts';
import { formatDay, formatTime } from '#web/platform/format.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';
import { dateWords } from '#web/ui/month-grid.ts';
import type { StripGap, StripRow } from '#web/ui/week-strip.tsx';
import type { StripStay } from '#web/ui/week-strip-model.ts';
import { wayOn } from '../way-on.ts';
import { cleaningState, openState, type Translate } from './cleaning-state.ts';
import { nameOfStay } from './name-of-stay.ts';
import { daysBetween, openTurnovers, placeOfStay, startOn } from './timeline-model.ts';
import { placeOnStrip } from './week-model.ts';

export interface Words {
  t: Translate;
  language: LanguageCode;
  now: number;
  firstDate: string;
  /** The month that is drawn, "2026-11"; left out where it is no month. */
  month?: string;
  /** "3 bed, 2 bath" of a property. */
  roomsOf: (rooms: { bedrooms: number | null; bathrooms: number | null }) => string | null;
  /** Shows more about a stay. */
  onStay?: (stay: TimelineStay, row: TimelineRow) => void;
}

/** A property as a row of the picture: stays, closed days, cleanings, and turnovers without one. */
export function stripRow(row: TimelineRow, words: Words): StripRow {
  const { property } = row;
  // set apart, or a number after Latin letters would change sides in Arabic
  const city = property.city && `\u2068${property.city}\u2069`;
  const rooms = words.roomsOf(property);
  const detail = city && rooms ? words.t('week.place', { city, rooms }) : (city ?? rooms);
  return {
    key: property.id,
    name: property.title,
    ...(detail ? { detail } : {}),
    stays: [...closedDays(row, words), ...row.stays.map((stay) => stripStay(stay, row, words))],
    gaps: gapsOf(row, words),
  };
}

/** Cleanings, and turnovers without one, as they ask their reader. */
export const gapsOf = (row: TimelineRow, words: GapWords): StripGap[] =>
  [...cleaningGaps(row, words), ...openGaps(row, words)].map((gap) => asItAsksReader(gap, row, words));

type GapWords = Pick<Words, 't' | 'language' | 'now' | 'firstDate' | 'month'>;

/** What needs the host stands out from so many days before on, whatever else is in sight. */
const loudDays = 3;

/** To a viewer of the host's team, what needs the host only waits. */
function asItAsksReader(gap: StripGap, { property }: TimelineRow, { now, firstDate }: GapWords): StripGap {
  if (gap.tone !== 'need') return gap;
  if (whomItWaitsFor() !== null) return { ...gap, tone: 'open' };
  const nowAt = placeOnStrip(new Date(now).toISOString(), property.timeZone, firstDate);
  return { ...gap, later: gap.start - nowAt > loudDays };
}

/** "4 nights, Vrbo"; without the platform where that is shown already in place of the guest's name. */
export function nightsOfStay(stay: TimelineStay, t: Translate): string {
  const { platform, guestName, checkInDate, checkOutDate } = stay;
  const nights = t('stay.nights', { count: daysBetween(checkInDate, checkOutDate) });
  if (!guestName && platform !== 'direct') return nights;
  const source = platform === 'direct' ? t('stay.byHand') : platformNames[platform];
  return t('stay.detail', { nights, source });
}

/** Where a cleaning of that day is posted, with everything filled in; from a month, the way back leads there. */
export const postingOf = (
  { property }: TimelineRow,
  date: string,
  { now, month }: Pick<Words, 'now' | 'month'>,
): string =>
  to('hostPostJob', undefined, { property: property.id, start: startOn(date, property, now), ...(month && { month }) });

function stripStay(stay: TimelineStay, row: TimelineRow, { t, language, firstDate, onStay }: Words): StripStay {
  const sign = signOf(stay);
  const name = nameOfStay(stay, t);
  const at = (time: string) => formatTime(`2000-01-01T${time}:00Z`, { language, timeZone: 'UTC' });
  return {
    key: stay.id,
    ...placeOfStay(stay, row.property, firstDate),
    label: name,
    short:
      stay.guestName?.split(' ')[0] ?? (stay.platform === 'direct' ? t('stay.guest') : platformNames[stay.platform]),
    detail: nightsOfStay(stay, t),
    moves: {
      ...{ arrives: t('says.arrives', { name }), arrivesAt: at(row.property.checkInTime) },
      ...{ leaves: t('says.leaves', { name }), leavesAt: at(row.property.checkOutTime) },
    },
    ...(sign && { sign }),
    ...(onStay ? { onSelect: () => onStay(stay, row) } : {}),
  };
}

/** What cannot be right is told before what is not certain. */
export function signOf({ overlaps, missing, bookingStatus }: TimelineStay): StripStay['sign'] {
  if (overlaps.length > 0) return 'clash';
  return missing || bookingStatus === 'tentative' ? 'unsure' : undefined;
}

const closedDays = ({ property, closures }: TimelineRow, { t, firstDate }: Words): StripStay[] =>
  closures.map((closure) => ({
    key: `${closure.checkInDate}–${closure.checkOutDate}`,
    ...placeOfStay(closure, property, firstDate),
    label: t('stay.closed'),
    blocked: true,
  }));

/** The weekday to which a taken cleaning’s stay moved, as long as that is to be settled. */
export function movedTo({ stays }: TimelineRow, cleaningId: string, language: LanguageCode): string | undefined {
  const moved = stays.find(({ jobId, cleaning }) => jobId === cleaningId && cleaning.code === 'jobToMove');
  return moved && dateWords(moved.checkOutDate, language, { weekday: 'short' });
}

function cleaningGaps(row: TimelineRow, { t, language, now, firstDate }: GapWords): StripGap[] {
  const { property, cleanings } = row;
  const { timeZone } = property;
  const place = { language, timeZone };
  return cleanings.map((cleaning) => ({
    key: cleaning.id,
    start: placeOnStrip(cleaning.startTime, timeZone, firstDate),
    end: placeOnStrip(cleaning.endTime, timeZone, firstDate),
    ...cleaningState(cleaning, t, now, movedTo(row, cleaning.id, language)),
    detail: t('week.hours', {
      start: formatTime(cleaning.startTime, place),
      end: formatTime(cleaning.endTime, place),
    }),
    day: formatDay(cleaning.startTime, place),
    to: to('job', { id: cleaning.id }),
  }));
}

function openGaps(row: TimelineRow, { t, language, now, firstDate, month }: GapWords): StripGap[] {
  const day = (date: string) => formatDay(`${date}T12:00:00Z`, { language, timeZone: 'UTC' });
  return openTurnovers(row, now).map((stay) => {
    const { end } = placeOfStay(stay, row.property, firstDate);
    return {
      key: `open ${stay.id}`,
      start: end,
      end: end + 5 / 24,
      ...openState(stay, t, day),
      day: day(stay.checkOutDate),
      to: wayOn({ ...stay, propertyId: row.property.id }, month) ?? postingOf(row, stay.checkOutDate, { now, month }),
    };
  });
}

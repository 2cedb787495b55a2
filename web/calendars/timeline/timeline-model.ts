import type { CleaningReason } from '#contract/calendar-words.ts';
import type { TimelineCleaning, TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { utcToZoned } from '#contract/zoned-time.ts';

// Days are texts, "2026-11-20": they compare as they are, and no zone changes them.

type Place = TimelineRow['property'];
type Nights = Pick<TimelineStay, 'checkInDate' | 'checkOutDate'>;

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** So many dates from the first one on. */
export const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(first) + index * dayMs).toISOString().slice(0, 10));

/** The day a clock in that zone shows. */
export const dateIn = (instant: string | number, timeZone: string): string =>
  utcToZoned(new Date(instant).toISOString(), timeZone).slice(0, 10);

const shareOfDay = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 1440;

/** Where a stay lies on a picture that begins at midnight of a date: from the hour guests come to the hour they leave. */
export const placeOfStay = ({ checkInDate, checkOutDate }: Nights, place: Place, firstDate: string) => ({
  start: daysBetween(firstDate, checkInDate) + shareOfDay(place.checkInTime),
  end: daysBetween(firstDate, checkOutDate) + shareOfDay(place.checkOutTime),
});

/** A cleaning is there or will be without anybody's doing, whatever the days shown hold of it. */
const seenTo: readonly CleaningReason[] = ['jobCreated', 'jobPlanned', 'jobByHand', 'jobToMove'];

/** The stays to come after which nobody cleans before the next guest. */
export function openTurnovers({ property, stays, cleanings }: TimelineRow, now: number): TimelineStay[] {
  const today = dateIn(now, property.timeZone);
  const cleaned = cleanings.map(({ startTime }) => dateIn(startTime, property.timeZone));
  const isOpen = ({ checkOutDate: left }: TimelineStay) => {
    const next = stays.map(({ checkInDate }) => checkInDate).filter((date) => date >= left);
    const until = next.toSorted()[0];
    return !cleaned.some((date) => date >= left && (until === undefined || date <= until));
  };
  return stays.filter(
    (stay) =>
      stay.bookingStatus === 'confirmed' &&
      stay.checkOutDate >= today &&
      !seenTo.includes(stay.cleaning.code) &&
      isOpen(stay),
  );
}

/** What one day holds at one place. */
export interface PlaceDay {
  date: string;
  isPast: boolean;
  leaving: TimelineStay[];
  arriving: TimelineStay[];
  staying: TimelineStay[];
  isClosed: boolean;
  /** Those that start on it. */
  cleanings: TimelineCleaning[];
  /** The guest leaves, and nobody cleans. */
  open: TimelineStay | undefined;
}

export function dayAt(
  row: TimelineRow,
  date: string,
  { now, open }: { now: number; open: readonly TimelineStay[] },
): PlaceDay {
  const { property, stays, closures, cleanings } = row;
  return {
    date,
    isPast: date < dateIn(now, property.timeZone),
    leaving: stays.filter(({ checkOutDate }) => checkOutDate === date),
    arriving: stays.filter(({ checkInDate }) => checkInDate === date),
    staying: stays.filter(({ checkInDate, checkOutDate }) => checkInDate < date && date < checkOutDate),
    isClosed: closures.some(({ checkInDate, checkOutDate }) => checkInDate <= date && date < checkOutDate),
    cleanings: cleanings.filter(({ startTime }) => dateIn(startTime, property.timeZone) === date),
    open: open.find(({ checkOutDate }) => checkOutDate === date),
  };
}

/** A cleaning can be posted for this day without a guest or another cleaning in its way. */
export function isFree({ isPast, cleanings, open, leaving, arriving, staying, isClosed }: PlaceDay): boolean {
  if (isPast || cleanings.length > 0) return false;
  return open !== undefined || (leaving.length + arriving.length + staying.length === 0 && !isClosed);
}

/** When a cleaning of that day begins, on the property's clock: when the guest has left, or today at the next full hour. */
export function startOn(
  date: string,
  { timeZone, checkOutTime }: Pick<Place, 'timeZone' | 'checkOutTime'>,
  now: number,
): string {
  const usual = `${date}T${checkOutTime}`;
  const local = utcToZoned(new Date(now).toISOString(), timeZone);
  if (usual > local) return usual;
  const next = Math.ceil((Date.parse(`${local}Z`) + 1) / hourMs) * hourMs;
  return new Date(next).toISOString().slice(0, 16);
}

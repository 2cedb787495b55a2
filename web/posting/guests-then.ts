import type { Booking } from '#contract/bookings.ts';
import type { Property } from '#contract/properties.ts';
import { zonedToUtc } from '#contract/zoned-time.ts';

type Stay = Pick<Booking, 'property' | 'checkInDate' | 'checkOutDate' | 'bookingStatus'>;
type Home = Pick<Property, 'id' | 'timeZone' | 'checkInTime' | 'checkOutTime'>;

/** As the home's clock shows them; the end may still be missing. */
interface Wish {
  startTime: string;
  endTime: string;
}

/** Who is in the home at that time: a guest until a moment, or the next one from a moment on. */
export type GuestsThen =
  | { kind: 'staying'; until: string /** The same on the home's clock. */; untilLocal: string }
  | { kind: 'arriving'; at: string };

/** The guest in whose time a cleaning would fall; one that begins at check-out and ends by check-in has none. */
export function guestsThen(stays: readonly Stay[], home: Home, wish: Wish): GuestsThen | null {
  const here = stays
    .filter(({ property, bookingStatus }) => property.id === home.id && bookingStatus !== 'canceled')
    .map(({ checkInDate, checkOutDate }) => ({
      from: `${checkInDate}T${home.checkInTime}`,
      until: `${checkOutDate}T${home.checkOutTime}`,
    }));
  // the longest of what two calendars may tell of one guest
  const present = here
    .filter(({ from, until }) => from <= wish.startTime && wish.startTime < until)
    .toSorted((one, other) => (one.until < other.until ? 1 : -1))[0];
  if (present) {
    const until = zonedToUtc(present.until, home.timeZone);
    return until === null ? null : { kind: 'staying', until, untilLocal: present.until };
  }
  const next = here
    .filter(({ from }) => wish.startTime < from && from < wish.endTime)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))[0];
  const at = next ? zonedToUtc(next.from, home.timeZone) : null;
  return at === null ? null : { kind: 'arriving', at };
}

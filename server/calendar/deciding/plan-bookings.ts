import type { EventKind } from '#contract/calendar-words.ts';
import { isStay } from './decide-event.ts';

/** An event of any feed of one property. */
export interface PropertyEvent {
  /** Tells events apart; need not be an id of a row. */
  key: string;
  integrationId: string;
  kind: EventKind;
  checkIn: string;
  checkOut: string;
  guestName: string | null;
  guests: number | null;
  bookingId: string | null;
}

/** A booking of the property that is not canceled. */
export interface StandingBooking {
  id: string;
  /** Null where it was entered by hand. */
  integrationId: string | null;
  checkIn: string;
  checkOut: string;
  guestName: string | null;
  guests: number | null;
  status: 'confirmed' | 'tentative';
}

export interface PlannedBooking extends Omit<StandingBooking, 'id'> {
  /** Null where it is new. */
  id: string | null;
  /** The events that stand for this stay, the one that it is known by first. */
  events: PropertyEvent[];
}

export interface BookingPlan {
  bookings: PlannedBooking[];
  /** Those that no feed has any more. */
  canceledIds: string[];
}

/**
 * One booking for each check-out day, whichever feeds have it. A stay that moved takes its booking along; a stay that
 * is entered by hand stays the host's.
 */
export function planBookings(
  events: readonly PropertyEvent[],
  standing: readonly StandingBooking[],
  today: string,
): BookingPlan {
  const groups = Map.groupBy(
    events.filter(({ kind }) => isStay(kind)),
    ({ checkOut }) => checkOut,
  );
  const byDay = new Map(standing.map((booking) => [booking.checkOut, booking]));
  const free = new Map(standing.filter(({ checkOut }) => !groups.has(checkOut)).map((each) => [each.id, each]));
  const bookings = [...groups].map(([checkOut, group]) => {
    const moved = group.find(({ bookingId }) => bookingId && free.get(bookingId)?.integrationId)?.bookingId;
    const before = byDay.get(checkOut) ?? free.get(moved ?? '');
    if (before) free.delete(before.id);
    return merged(before, group);
  });
  const left = [...free.values()];
  return {
    bookings: [...bookings, ...left.filter(({ integrationId }) => !integrationId).map(unchanged)],
    canceledIds: left.filter((each) => each.integrationId && each.checkOut >= today).map(({ id }) => id),
  };
}

const unchanged = (booking: StandingBooking): PlannedBooking => ({ ...booking, events: [] });

function merged(before: StandingBooking | undefined, group: readonly PropertyEvent[]): PlannedBooking {
  const events = [...group].sort((one, other) => rank(one, before) - rank(other, before));
  const [first] = events;
  if (!first) throw new Error('a group has at least one event');
  if (before && before.integrationId === null) return { ...before, events };
  const confirmed = events.filter(({ kind }) => kind === 'stay');
  const days = (confirmed.length > 0 ? confirmed : events).map(({ checkIn }) => checkIn).sort();
  return {
    id: before?.id ?? null,
    integrationId: first.integrationId,
    checkIn: days[0] ?? first.checkIn,
    checkOut: first.checkOut,
    guestName: events.find(({ guestName }) => guestName)?.guestName ?? null,
    guests: events.find(({ guests }) => guests)?.guests ?? null,
    status: confirmed.length > 0 ? 'confirmed' : 'tentative',
    events,
  };
}

/** The feed that a booking came by first; then confirmed before tentative. */
const rank = ({ integrationId, kind }: PropertyEvent, before: StandingBooking | undefined): number =>
  (integrationId === before?.integrationId ? 0 : 2) + (kind === 'stay' ? 0 : 1);

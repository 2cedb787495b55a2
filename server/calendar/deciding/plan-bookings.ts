import { isStay } from './decide-event.ts';
import { type KnownBooking, type PropertyEvent, type StayGroup, stayGroups } from './stay-groups.ts';

export interface PlannedBooking extends Omit<KnownBooking, 'id' | 'status'> {
  /** Null where it is new. */
  id: string | null;
  status: 'confirmed' | 'tentative';
  /** The events of this stay, the one that it is known by first. */
  events: PropertyEvent[];
}

export interface BookingPlan {
  bookings: PlannedBooking[];
  /** Those that no feed has any more. */
  canceledIds: string[];
}

/**
 * One booking for each check-out day, whichever feeds have it. A stay takes its booking along when it moves, and has it
 * again when it comes back; a stay that is entered by hand stays the host's.
 */
export function planBookings(
  events: readonly PropertyEvent[],
  known: readonly KnownBooking[],
  today: string,
): BookingPlan {
  const groups = stayGroups(
    events.filter(({ kind }) => isStay(kind)),
    known,
  );
  const before = bookingsOf(groups, known);
  const used = new Set([...before.values()].map(({ id }) => id));
  const left = known.filter(({ id, status }) => status !== 'canceled' && !used.has(id));
  return {
    bookings: [
      ...groups.map((group) => merged(before.get(group), group)),
      ...left.filter(({ integrationId }) => !integrationId).map((booking) => asItStands(booking, [])),
    ],
    canceledIds: left.filter((each) => each.integrationId && each.checkOut >= today).map(({ id }) => id),
  };
}

/** The booking that each stay had: on its day and by its event, by its event, on its day, and one that was canceled. */
function bookingsOf(groups: readonly StayGroup[], known: readonly KnownBooking[]): Map<StayGroup, KnownBooking> {
  const found = new Map<StayGroup, KnownBooking>();
  const free = new Map(known.map((booking) => [booking.id, booking]));
  const byDay = new Map(known.filter(({ status }) => status !== 'canceled').map((each) => [each.checkOut, each]));
  const take = (choose: (group: StayGroup) => KnownBooking | undefined) => {
    for (const group of groups) {
      const booking = found.has(group) ? undefined : choose(group);
      if (!booking || !free.delete(booking.id)) continue;
      found.set(group, booking);
    }
  };
  const linked = ({ events }: StayGroup) => events.flatMap(({ bookingId }) => free.get(bookingId ?? '') ?? []);
  const onDay = ({ checkOut }: StayGroup) => byDay.get(checkOut);
  take((group) => [onDay(group)].find((booking) => booking && (isByHand(booking) || linked(group).includes(booking))));
  take((group) => linked(group).find((booking) => booking.status !== 'canceled' && !isByHand(booking)));
  take(onDay);
  take((group) => linked(group).find(({ status }) => status === 'canceled'));
  return found;
}

const isByHand = ({ integrationId }: KnownBooking): boolean => integrationId === null;

const asItStands = (booking: KnownBooking, events: PropertyEvent[]): PlannedBooking => ({
  ...booking,
  status: booking.status === 'tentative' ? 'tentative' : 'confirmed',
  events,
});

function merged(before: KnownBooking | undefined, { checkOut, events: group }: StayGroup): PlannedBooking {
  const events = [...group].sort((one, other) => rank(one, before) - rank(other, before));
  const [first] = events;
  if (!first) throw new Error('a group has at least one event');
  if (before && isByHand(before) && before.status !== 'canceled') return asItStands(before, events);
  const certain = foremost(
    foremost(events, ({ missed }) => missed === 0),
    ({ kind }) => kind === 'stay',
  );
  const days = foremost(certain, (event) => event.checkOut === checkOut).map(({ checkIn }) => checkIn);
  return {
    id: before?.id ?? null,
    integrationId: first.integrationId,
    checkIn: days.sort()[0] ?? first.checkIn,
    checkOut,
    guestName: certain.find(({ guestName }) => guestName)?.guestName ?? null,
    guests: certain.find(({ guests }) => guests)?.guests ?? null,
    status: events.some(({ kind }) => kind === 'stay') ? 'confirmed' : 'tentative',
    events,
  };
}

/** Those of which it is true; all of them where it is true of none. */
function foremost(events: readonly PropertyEvent[], which: (event: PropertyEvent) => boolean): PropertyEvent[] {
  const found = events.filter(which);
  return found.length > 0 ? found : [...events];
}

/** What a feed still has before what it has lost; the feed that a booking came by first; confirmed before tentative. */
const rank = ({ missed, integrationId, kind }: PropertyEvent, before: KnownBooking | undefined): number =>
  (missed === 0 ? 0 : 4) + (integrationId === before?.integrationId ? 0 : 2) + (kind === 'stay' ? 0 : 1);

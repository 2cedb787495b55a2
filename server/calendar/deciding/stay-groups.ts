import type { EventKind } from '#contract/calendar-words.ts';

/** An event of any feed of one property. */
export interface PropertyEvent {
  id: string;
  integrationId: string;
  kind: EventKind;
  checkIn: string;
  checkOut: string;
  guestName: string | null;
  guests: number | null;
  /** In how many readings in a row it was missing. */
  missed: number;
  movedFrom: string | null;
  bookingId: string | null;
}

/** A booking of the property. */
export interface KnownBooking {
  id: string;
  /** Null where it was entered by hand. */
  integrationId: string | null;
  checkIn: string;
  checkOut: string;
  guestName: string | null;
  guests: number | null;
  status: 'confirmed' | 'tentative' | 'canceled';
}

export interface StayGroup {
  checkOut: string;
  events: readonly PropertyEvent[];
}

/**
 * The events of a property by stay: a check-out day, whichever feeds have it. Where the same stay is on several channels
 * and moves on one of them first, the others still have it on its former day: there it is no second stay.
 */
export function stayGroups(events: readonly PropertyEvent[], known: readonly KnownBooking[]): StayGroup[] {
  const behind = leftBehind(events, known);
  const groups = Map.groupBy(events, (event) => behind.get(event) ?? event.checkOut);
  return [...groups].map(([checkOut, ofStay]) => ({ checkOut, events: ofStay }));
}

/** Events that have not followed their stay yet, with the day on which it ends now. */
function leftBehind(events: readonly PropertyEvent[], known: readonly KnownBooking[]): Map<PropertyEvent, string> {
  const byBooking = Map.groupBy(events, ({ bookingId }) => bookingId);
  const behind = new Map<PropertyEvent, string>();
  for (const { id, checkOut } of known) {
    const ofStay = byBooking.get(id) ?? [];
    // the one that has moved away from where the stay was, else the one that is where it is
    const leader =
      ofStay.find((event) => event.movedFrom === checkOut && event.checkOut !== checkOut && event.missed === 0) ??
      ofStay.find((event) => event.checkOut === checkOut && event.movedFrom !== null);
    if (!leader) continue;
    for (const event of ofStay)
      if (event.checkOut !== leader.checkOut && isSameStay(event, leader)) behind.set(event, leader.checkOut);
  }
  return behind;
}

/** On another channel, and in the same nights: two guests cannot have them. */
const isSameStay = (event: PropertyEvent, leader: PropertyEvent): boolean =>
  event.integrationId !== leader.integrationId && event.checkIn < leader.checkOut && leader.checkIn < event.checkOut;

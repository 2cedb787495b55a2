import type { DecisionChoice } from '#contract/calendar-words.ts';
import { type EventFacts, isStay, type Verdict } from './decide-event.ts';

/** An event as it was decided after an earlier reading. */
export interface KnownEvent extends EventFacts, Verdict {
  id: string;
  choice: DecisionChoice;
  /** The host kept it although the feed has lost it. */
  kept: boolean;
  /** In how many readings in a row it was missing. */
  missed: number;
  movedFrom: string | null;
}

/**
 * Which known event each one of a feed is. A stay is a property and a check-out day, so days come first; only what has
 * no partner by its days is looked for as one that moved: by its UID, by the reservation's code, or because it takes
 * nights of a stay that is gone (two guests cannot have them).
 */
export function matchEvents(known: readonly KnownEvent[], feed: readonly EventFacts[], today: string) {
  const partners = new Map<EventFacts, KnownEvent>();
  const free = new Set(known);
  const waiting = new Set(feed);
  const pair = (event: EventFacts, partner: KnownEvent) => {
    partners.set(event, partner);
    free.delete(partner);
    waiting.delete(event);
  };
  const byKey = (keyOf: (event: EventFacts) => string | null, which: (event: KnownEvent) => boolean) => {
    const found = new Map<string, KnownEvent[]>();
    for (const event of free) {
      const key = keyOf(event);
      if (key && which(event)) found.set(key, [...(found.get(key) ?? []), event]);
    }
    for (const event of waiting) {
      const partner = found.get(keyOf(event) ?? '')?.shift();
      if (partner) pair(event, partner);
    }
  };
  byKey(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`, always);
  byKey(({ checkOut }) => checkOut, always);
  // what is over does not move
  const ahead = ({ checkOut }: KnownEvent) => checkOut > today;
  byKey(({ uid }) => uid || null, ahead);
  byKey(({ code }) => code, ahead);
  for (const event of waiting) {
    const partner = [...free].find((other) => ahead(other) && isContinued(other, event));
    if (partner) pair(event, partner);
  }
  return { partners, missing: [...free] };
}

const always = () => true;

/** A stay under other days, or a closing whose end creeps on from day to day. */
function isContinued(before: KnownEvent, now: EventFacts): boolean {
  if (now.own || now.canceled || now.repeats) return false;
  if (!isStay(before.kind)) return before.wording === now.wording && before.checkIn === now.checkIn;
  const otherGuest = before.code !== null && now.code !== null && before.code !== now.code;
  const overlap = before.checkIn < now.checkOut && now.checkIn < before.checkOut;
  return now.wording !== 'blocked' && overlap && !otherGuest;
}

import type { DecisionChoice } from '#contract/calendar-words.ts';
import { type EventFacts, isReadable, isStay, type Verdict } from './decide-event.ts';

/** An event as it was decided after an earlier reading. */
export interface KnownEvent extends EventFacts, Verdict {
  id: string;
  choice: DecisionChoice;
  /** The host kept it although the feed has lost it, or calls it canceled. */
  kept: boolean;
  /** In how many readings in a row it was missing. */
  missed: number;
  movedFrom: string | null;
}

/** With so many others an event is compared; in an honest feed one or two have the same days. */
const mostAlike = 50;

/** What an event may be known again by; empty where it has no such thing. */
type Mark = (event: EventFacts) => string;

/**
 * Which known event each one of a feed is. A UID is not a key, so the same days come first; then the UID and the
 * reservation's code, because a whole row of stays may move on by one; then the check-out day. What is left is looked
 * for as a stay that moved: it takes nights of one that is gone, and two guests cannot have them. A guest is never taken
 * for a closing or for another guest, so that neither inherits what the host decided about the other.
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
  const byMark = (markOf: Mark, which: (event: KnownEvent) => boolean = () => true) => {
    const found = Map.groupBy([...free].filter(which), markOf);
    for (const event of waiting) {
      const mark = markOf(event);
      const same = (mark && found.get(mark)) || [];
      const index = same.slice(0, mostAlike).findIndex((other) => !isOtherGuest(other, event));
      const [partner] = index < 0 ? [] : same.splice(index, 1);
      if (partner) pair(event, partner);
    }
  };
  const days: Mark = (event) => `${sortOf(event)} ${event.checkIn} ${event.checkOut}`;
  byMark((event) => event.uid && `${days(event)} ${event.uid}`);
  byMark((event) => `${days(event)} ${event.wording}`);
  byMark(days);
  for (const nameOf of [({ uid }: EventFacts) => uid, ({ code }: EventFacts) => code ?? '']) {
    byMark((event) => nameOf(event) && `${sortOf(event)} ${nameOf(event)}`, isAhead(today));
    // a guest who cancels, or comes after all, is the same
    byMark((event) => (isGuest(event) ? nameOf(event) : ''), isAhead(today));
  }
  byMark((event) => (event.canceled ? '' : `${sortOf(event)} ${event.checkOut}`));
  for (const [event, partner] of continued([...free].filter(isAhead(today)), [...waiting])) pair(event, partner);
  return { partners, missing: [...free] };
}

/** What is over does not move. */
const isAhead =
  (today: string) =>
  ({ checkOut }: EventFacts): boolean =>
    checkOut > today;

function sortOf(event: EventFacts): 'own' | 'unreadable' | 'canceled' | 'series' | 'closing' | 'guest' {
  if (event.own) return 'own';
  if (!isReadable(event)) return 'unreadable';
  if (event.canceled) return 'canceled';
  if (event.repeats) return 'series';
  return event.wording === 'blocked' ? 'closing' : 'guest';
}

const isGuest = (event: EventFacts): boolean => sortOf(event) === 'guest' || sortOf(event) === 'canceled';

/** Two reservations, or two names under two UIDs; where a feed tells neither, it is the same guest. */
function isOtherGuest(before: EventFacts, now: EventFacts): boolean {
  if (before.code && now.code) return before.code !== now.code;
  return before.uid !== now.uid && !!before.guestName && !!now.guestName && before.guestName !== now.guestName;
}

/** Stays under other days, and closings whose end creeps on; by days, so that what is long over is not looked at again. */
function continued(known: readonly KnownEvent[], feed: readonly EventFacts[]): [EventFacts, KnownEvent][] {
  const candidates = known.toSorted((one, other) => (one.checkOut < other.checkOut ? -1 : 1));
  const pairs: [EventFacts, KnownEvent][] = [];
  const taken = new Set<KnownEvent>();
  let over = 0;
  for (const event of feed.toSorted((one, other) => (one.checkIn < other.checkIn ? -1 : 1))) {
    while ((candidates[over]?.checkOut ?? event.checkIn) < event.checkIn) over++;
    const before = candidates
      .slice(over, over + mostAlike)
      .find((each) => !taken.has(each) && isContinued(each, event));
    if (!before) continue;
    taken.add(before);
    pairs.push([event, before]);
  }
  return pairs;
}

function isContinued(before: KnownEvent, now: EventFacts): boolean {
  const sort = sortOf(now);
  if (sort !== sortOf(before) || (sort !== 'guest' && sort !== 'closing')) return false;
  if (!isStay(before.kind)) return before.wording === now.wording && before.checkIn === now.checkIn;
  return before.checkIn < now.checkOut && now.checkIn < before.checkOut && !isOtherGuest(before, now);
}

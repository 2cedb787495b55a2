import type { CalendarPlatform, DecisionChoice, EventKind, EventReason } from '#contract/calendar-words.ts';
import { addDays, nightsBetween } from '#contract/days.ts';
import type { Wording } from '../feed/wording.ts';

/** What a feed says of an event whose days could be read. */
export interface EventFacts {
  uid: string;
  code: string | null;
  checkIn: string;
  checkOut: string;
  wording: Wording;
  canceled: boolean;
  repeats: boolean;
  own: boolean;
  guestName: string | null;
  guests: number | null;
}

export interface Verdict {
  kind: EventKind;
  reason: { code: EventReason; nights?: number; platform?: CalendarPlatform };
}

export interface Circumstances {
  /** The day at the property. */
  today: string;
  choice: DecisionChoice;
  /** The host took it for a stay after its platform had canceled it. */
  kept: boolean;
  unclearMeans: DecisionChoice;
  /** The latest check-out day of the feed. */
  lastDay: string;
  /** Over before it was first read, unless it was a stay then. */
  wasStay: boolean;
}

/** A guest who stays longer is no guest of a vacation rental, where the words do not tell. */
const longestUnclear = 60;
const farthest = 400;
/** Platforms take bookings one to two years ahead: a closing that reaches so far is where their calendar ends. */
const horizonFrom = 360;

/** What an event of a feed is taken for, and why; the rules in the order in which they hold. */
export function decideEvent(event: EventFacts, given: Circumstances): Verdict {
  const { today, choice, kept, wasStay } = given;
  if (event.own) return ignored('ownExport');
  if (!isReadable(event)) return ignored('unreadable');
  if (event.repeats) return ignored('repeats');
  if (event.canceled && !kept) return { kind: 'gone', reason: { code: 'gone' } };
  if (event.checkOut < today && !wasStay) return ignored('past');
  if (choice !== 'auto') return { kind: choice, reason: { code: 'yourChoice' } };
  const verdict = byWording(event, given);
  const isFar = verdict.kind !== 'block' && event.checkOut > addDays(today, farthest);
  return isFar ? ignored('tooFar') : verdict;
}

function byWording(event: EventFacts, given: Circumstances): Verdict {
  if (event.wording === 'reserved') return { kind: 'stay', reason: { code: 'reserved' } };
  if (event.wording === 'blocked') return { kind: 'block', reason: { code: 'blocked' } };
  if (event.wording === 'tentative') return { kind: 'tentative', reason: { code: 'tentative' } };
  return byLength(event, given);
}

function byLength({ checkIn, checkOut }: EventFacts, { unclearMeans, lastDay, today }: Circumstances): Verdict {
  if (unclearMeans !== 'auto') return { kind: unclearMeans, reason: { code: 'closedAsYouSaid' } };
  const nights = nightsBetween(checkIn, checkOut);
  if (nights > longestUnclear) return { kind: 'block', reason: { code: 'closedLong', nights } };
  if (checkOut === lastDay && checkOut >= addDays(today, horizonFrom))
    return { kind: 'block', reason: { code: 'closedAtHorizon', nights } };
  return { kind: 'stay', reason: { code: 'closedShort', nights } };
}

const ignored = (code: EventReason): Verdict => ({ kind: 'ignored', reason: { code } });

/** Where a day could not be read, the other is used for both. */
export const isReadable = ({ checkIn, checkOut }: Pick<EventFacts, 'checkIn' | 'checkOut'>): boolean =>
  checkOut > checkIn;

/** What makes a booking. */
export const isStay = (kind: EventKind): boolean => kind === 'stay' || kind === 'tentative';

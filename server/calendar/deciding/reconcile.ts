import type { DecisionChoice, EventKind } from '#contract/calendar-words.ts';
import { addDays } from '#contract/days.ts';
import { decideEvent, type EventFacts, isStay, type Verdict } from './decide-event.ts';
import { type KnownEvent, matchEvents } from './match-events.ts';

/** The same after this reading; without an id where it is new. */
export interface DecidedEvent extends Omit<KnownEvent, 'id'> {
  id: string | null;
}

interface Reading {
  known: readonly KnownEvent[];
  /** What the feed has now; null when it said that nothing has changed since the last reading. */
  feed: readonly EventFacts[] | null;
  /** UIDs of events whose days cannot be read: what is known of them stays. */
  unreadableUids?: ReadonlySet<string>;
  /** The day at the property. */
  today: string;
  unclearMeans: DecisionChoice;
  /** False while only decisions are gone through again: then nothing is missing once more. */
  isReading?: boolean;
  /** The host's word on stays that an empty or shrunken feed has lost: cancel them now. */
  cancelMissing?: boolean;
}

interface Reconciled {
  events: DecidedEvent[];
  /** Known ones that nobody needs to hear of any more. */
  droppedIds: string[];
  alarm: 'empty' | 'shrunk' | null;
  /** Stays that wait for the host's word. */
  missingStays: number;
}

/** How long a stay that is over, or gone, can still be looked up. */
const remembered = 60;

/** What one reading of a feed means, from what was known before it. Changes nothing itself. */
export function reconcile({ known, feed, unreadableUids, today, isReading = true, ...given }: Reading): Reconciled {
  const present = feed ?? known.filter(({ missed, kind }) => missed === 0 && kind !== 'gone');
  const { partners, missing } = matchEvents(known, present, today);
  const lastDay =
    present
      .map(({ checkOut }) => checkOut)
      .sort()
      .at(-1) ?? '';
  const decide = (event: EventFacts, before: KnownEvent | undefined): DecidedEvent => {
    const wasStay = before !== undefined && before.kind !== 'ignored';
    const choice = before?.choice ?? 'auto';
    const verdict = decideEvent(event, { today, choice, unclearMeans: given.unclearMeans, lastDay, wasStay });
    return { ...asItWas(event, before, today), ...verdict, choice, kept: false, missed: 0 };
  };
  const isHeld = (event: KnownEvent) => event.uid !== '' && (unreadableUids?.has(event.uid) ?? false);
  const lost = missing.filter((event) => isStay(event.kind) && event.checkOut > today && !event.kept && !isHeld(event));
  const alarm = alarmOf(known, lost, present, today);
  const events = present.map((event) => decide(event, partners.get(event)));
  const kept = missing.filter((event) => isLookedUp(event, today, isHeld));
  for (const event of kept) {
    const waits = lost.includes(event);
    events.push(waits ? goneStep(event, { alarm, isReading, cancelMissing: given.cancelMissing }) : event);
  }
  const stays = new Set(kept);
  return {
    events,
    droppedIds: missing.filter((event) => !stays.has(event)).map(({ id }) => id),
    alarm: given.cancelMissing ? null : alarm,
    missingStays: alarm && !given.cancelMissing ? lost.length : 0,
  };
}

/** The days of a stay that has begun are not taken back: feeds cut off what is past. */
function asItWas(event: EventFacts, before: KnownEvent | undefined, today: string) {
  const { uid, code, checkOut, wording, canceled, repeats, own } = event;
  const cut =
    before !== undefined && before.checkIn < event.checkIn && before.checkIn < today && event.checkIn <= today;
  const moved = before !== undefined && isStay(before.kind) && before.checkOut !== checkOut;
  return {
    ...{ uid, code, checkOut, wording, canceled, repeats, own },
    id: before?.id ?? null,
    checkIn: cut ? before.checkIn : event.checkIn,
    guestName: event.guestName ?? before?.guestName ?? null,
    guests: event.guests ?? before?.guests ?? null,
    movedFrom: moved ? before.checkOut : (before?.movedFrom ?? null),
  };
}

/** Whether a feed has lost so much that it is rather broken than right. */
function alarmOf(
  known: readonly KnownEvent[],
  lost: readonly KnownEvent[],
  present: readonly EventFacts[],
  today: string,
): Reconciled['alarm'] {
  if (lost.length === 0) return null;
  if (present.length === 0) return 'empty';
  const ahead = known.filter(({ kind, checkOut, kept }) => isStay(kind) && checkOut > today && !kept);
  return ahead.length >= 4 && lost.length * 2 > ahead.length ? 'shrunk' : null;
}

interface GoneStep extends Pick<Reconciled, 'alarm'>, Pick<Reading, 'isReading' | 'cancelMissing'> {}

/** A stay that is missing: waiting after the first reading without it, gone at the second. */
function goneStep(event: KnownEvent, { alarm, isReading, cancelMissing }: GoneStep): KnownEvent {
  const missed = Math.min(event.missed + (isReading ? 1 : 0), 9);
  if (cancelMissing) return { ...event, missed, ...gone };
  if (alarm) return { ...event, missed, reason: { code: 'goneKept' } };
  return missed >= 2 ? { ...event, missed, ...gone } : { ...event, missed, reason: { code: 'goneOnce' } };
}

const gone: { kind: EventKind; reason: Verdict['reason'] } = { kind: 'gone', reason: { code: 'gone' } };

/** Closings are forgotten with the feed; stays are kept for a while, so that their decision can be read. */
function isLookedUp(event: KnownEvent, today: string, isHeld: (event: KnownEvent) => boolean): boolean {
  if (isHeld(event)) return true;
  return (isStay(event.kind) || event.kind === 'gone') && event.checkOut >= addDays(today, -remembered);
}

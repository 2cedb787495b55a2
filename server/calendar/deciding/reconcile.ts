import type { DecisionChoice } from '#contract/calendar-words.ts';
import { addDays } from '#contract/days.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import { decideEvent, type EventFacts, isReadable, isStay } from './decide-event.ts';
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

/** How long a stay that is over, or gone, can still be looked up, and how many of them. */
const remembered = 60;
const mostRemembered = 500;
/** As many as a feed may have: one that loses more before its host has answered is not read any more. */
const mostWaiting = 2000;

/**
 * What one reading of a feed means, from what was known before it. Changes nothing itself. Throws CalendarRefused where
 * more stays would wait for the host's word than a feed may have.
 */
export function reconcile({ known, feed, unreadableUids, today, isReading = true, ...given }: Reading): Reconciled {
  const present = feed ?? known.filter(({ missed, kind }) => missed === 0 && kind !== 'gone');
  const { partners, missing } = matchEvents(known, present, today);
  const lastDay =
    present
      .filter(isReadable)
      .map(({ checkOut }) => checkOut)
      .sort()
      .at(-1) ?? '';
  const decide = (event: EventFacts, before: KnownEvent | undefined): DecidedEvent => {
    const wasStay = before !== undefined && before.kind !== 'ignored';
    const choice = before?.choice ?? 'auto';
    const kept = event.canceled && (before?.kept ?? false);
    const verdict = decideEvent(event, { today, choice, kept, unclearMeans: given.unclearMeans, lastDay, wasStay });
    return { ...asItWas(event, before, today), ...verdict, choice, kept, missed: 0 };
  };
  const isHeld = (event: KnownEvent) => event.uid !== '' && (unreadableUids?.has(event.uid) ?? false);
  const isLost = (event: KnownEvent) => waitsToGo(event) && event.checkOut > today && !isHeld(event);
  const lost = missing.filter(isLost);
  const alarm = alarmOf(known, lost, present, today);
  const step = { alarm, isReading, cancelMissing: given.cancelMissing };
  const gone = missing.map((event) => (isLost(event) ? goneStep(event, step) : asChosen(event, today)));
  const waiting = gone.filter((event) => isStay(event.kind) && event.checkOut > today);
  if (waiting.length > mostWaiting) throw new CalendarRefused('tooManyEvents');
  const kept = rememberedOf(gone, today, isHeld);
  return {
    events: [...present.map((event) => decide(event, partners.get(event))), ...kept],
    droppedIds: [...new Set(missing.map(({ id }) => id)).difference(new Set(kept.map(({ id }) => id)))],
    alarm: given.cancelMissing ? null : alarm,
    missingStays: alarm && !given.cancelMissing ? lost.length : 0,
  };
}

/** Missing, and nobody has said what it is; one that the host had called gone is asked about again once that is taken back. */
const waitsToGo = ({ kind, choice, kept, reason }: KnownEvent): boolean =>
  choice !== 'block' && !kept && (isStay(kind) || (kind === 'gone' && reason.code === 'yourChoice'));

/** What the feed does not have is as the host says. */
function asChosen(event: KnownEvent, today: string): KnownEvent {
  const yourChoice = { code: 'yourChoice' } as const;
  if (event.checkOut <= today || event.kind === 'ignored') return event;
  if (event.choice === 'block') return { ...event, kind: 'gone', reason: yourChoice };
  if (!event.kept) return event;
  return { ...event, kind: event.kind === 'tentative' ? 'tentative' : 'stay', reason: yourChoice };
}

/** Stays ahead, and some of those that are over or gone, so that their decision can be read; closings are forgotten. */
function rememberedOf(missing: KnownEvent[], today: string, isHeld: (event: KnownEvent) => boolean): KnownEvent[] {
  const [ahead, behind]: [KnownEvent[], KnownEvent[]] = [[], []];
  for (const event of missing)
    if (isHeld(event) || (isStay(event.kind) && event.checkOut >= today)) ahead.push(event);
    else if ((isStay(event.kind) || event.kind === 'gone') && event.checkOut >= addDays(today, -remembered))
      behind.push(event);
  if (behind.length <= mostRemembered) return [...ahead, ...behind];
  return [...ahead, ...behind.sort((one, other) => (one.checkOut > other.checkOut ? -1 : 1)).slice(0, mostRemembered)];
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
  if (!present.some(isReadable)) return 'empty';
  const ahead = known.filter(({ kind, checkOut, kept }) => isStay(kind) && checkOut > today && !kept);
  return ahead.length >= 4 && lost.length * 2 > ahead.length ? 'shrunk' : null;
}

interface GoneStep extends Pick<Reconciled, 'alarm'>, Pick<Reading, 'isReading' | 'cancelMissing'> {}

/** A stay that is missing: waiting after the first reading without it, gone at the second. */
function goneStep(event: KnownEvent, { alarm, isReading, cancelMissing }: GoneStep): KnownEvent {
  const missed = Math.min(event.missed + (isReading ? 1 : 0), 9);
  const waits = { ...event, missed, kind: event.kind === 'tentative' ? event.kind : ('stay' as const) };
  if (!cancelMissing && alarm) return { ...waits, reason: { code: 'goneKept' } };
  if (!cancelMissing && missed < 2) return { ...waits, reason: { code: 'goneOnce' } };
  return { ...event, missed, kind: 'gone', reason: { code: 'gone' } };
}

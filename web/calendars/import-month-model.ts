import type { SyncResult } from '#contract/calendar.ts';
import type { CleaningReason } from '#contract/calendar-words.ts';
import { addDays } from '#contract/days.ts';
import { needsHost } from './needs-host.ts';

export type PlannedDecision = NonNullable<SyncResult['decisions']>[number];

/** What is shown on the days from check-in to check-out. */
export interface ImportBar {
  key: string;
  from: string;
  to: string;
  kind: 'stay' | 'tentative' | 'block';
  guest: string | null;
  /** Another stay has some of the same nights. */
  clash: boolean;
}

/** What becomes of the cleaning on a check-out day. */
export type ImportMark = 'now' | 'there' | 'later' | 'needsYou';

const planned: Partial<Record<CleaningReason, ImportMark>> = {
  jobPlanned: 'now',
  jobCreated: 'there',
  jobByHand: 'there',
  later: 'later',
};

/** Stays and closings to be drawn; what is left out of the import is left out of the picture. */
export const barsOf = (decisions: readonly PlannedDecision[]): ImportBar[] =>
  decisions.flatMap(({ kind, checkInDate: from, checkOutDate: to, guestName: guest, overlaps }, place) =>
    // a feed may have the same days twice
    kind === 'gone' || kind === 'ignored'
      ? []
      : [{ key: `${place} ${from}`, from, to, kind, guest, clash: overlaps.length > 0 }],
  );

/** One mark a day: a stay on two channels is cleaned once. */
export function marksOf(decisions: readonly PlannedDecision[]): Map<string, ImportMark> {
  const marks = decisions.flatMap(({ cleaning, checkOutDate }) => {
    const mark = needsHost(cleaning) ? 'needsYou' : planned[cleaning.code];
    return mark ? [[checkOutDate, mark] as const] : [];
  });
  return new Map(marks);
}

/** How many cleanings wait for the host after the last day in sight: they are counted above the picture too. */
export const waitingAfter = (marks: ReadonlyMap<string, ImportMark>, last: string): number =>
  [...marks].filter(([day, mark]) => mark === 'needsYou' && day > last).length;

const weeksShown = 5;

/** The first day from today on on which something is; today where nothing is to come. */
export function firstDay(bars: readonly ImportBar[], today: string): string {
  const ahead = bars.filter(({ to }) => to >= today).map(({ from }) => (from < today ? today : from));
  return ahead.sort()[0] ?? today;
}

/** The weeks of the picture, from the one that holds that day; `weekStart` as in month-grid.ts. */
export function weeksFrom(day: string, weekStart: number): string[][] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const first = addDays(day, -((weekday - weekStart + 7) % 7));
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(first, week * 7 + index)),
  );
}

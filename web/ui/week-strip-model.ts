import type { LucideIcon } from 'lucide-react';

/** Positions on the strip are days from its first midnight, with fractions: 1.46 is 11:00 on the second day. */
/** `month`: where another one begins. */
export type StripDay = { key: string; weekday: string; day: string; month?: string; today?: boolean };

export type StripStay = {
  key: string;
  start: number;
  end: number;
  label: string;
  /** The same in a word, where a bar is narrow. */
  short?: string;
  detail?: string;
  /** Who comes and who goes, with the hour, where each day has a list of its own. */
  moves?: { arrives: string; arrivesAt: string; leaves: string; leavesAt: string };
  /** `unsure`: it may come to nothing; `clash`: another has the same nights. */
  sign?: 'unsure' | 'clash';
  /** Closed by the owner: hatched instead of linen. */
  blocked?: boolean;
  /** Shows more about it; only in a month. */
  onSelect?: () => void;
};

/** `free`: a turnover without a cleaning. */
export type StripTone = 'set' | 'need' | 'open' | 'live' | 'done' | 'due' | 'free';

export type StripGap = {
  key: string;
  start: number;
  end: number;
  tone: StripTone;
  /** The state in words ("4 bids, choose"): the tag's first line. */
  title: string;
  /** The same in a word or two, where a day is narrow. */
  short?: string;
  /** Time or place: the second line. */
  detail: string;
  /** "Fri 21 Nov", for the list on a phone. */
  day: string;
  /** It needs someone, but not these days: only outlined. */
  later?: boolean;
  icon?: LucideIcon;
  to?: string;
  onSelect?: () => void;
};

export type StripRow = {
  key: string;
  name: string;
  detail?: string;
  to?: string;
  stays: readonly StripStay[];
  gaps: readonly StripGap[];
};

/** A stay on its bar: those that overlap have bars of their own, below each other. */
export type PlacedStay = StripStay & { bar: number };

/** Gives each stay the first bar that is free when it begins. */
export function placeStays(stays: readonly StripStay[]): PlacedStay[] {
  const ends: number[] = [];
  return stays
    .toSorted((one, other) => one.start - other.start)
    .map((stay) => {
      const free = ends.findIndex((end) => end <= stay.start);
      const bar = free < 0 ? ends.length : free;
      ends[bar] = stay.end;
      return { ...stay, bar };
    });
}

/** How many bars a row needs; one without stays has the same height. */
export const barsOf = (stays: readonly PlacedStay[]): number => Math.max(1, ...stays.map(({ bar }) => bar + 1));

/** The first bar on which nobody stays then, for the mark of a cleaning. */
export function freeBar(stays: readonly PlacedStay[], at: number): number {
  const taken = stays.filter(({ start, end }) => start <= at && at < end).map(({ bar }) => bar);
  const free = Array.from({ length: barsOf(stays) }, (_, bar) => bar).find((bar) => !taken.includes(bar));
  return free ?? 0;
}

export type PlacedGap = StripGap & {
  /** The column of the day it begins on, 0 is the first. */
  column: number;
  /** Its place among those of the same day. */
  lane: number;
};

/** Gives each tag its place: in the column of its own day, below those that begin earlier. What is out of sight is left out. */
export function placeGaps(gaps: readonly StripGap[], days: number): PlacedGap[] {
  const lanes = Array.from({ length: days }, () => 0);
  return gaps
    .filter(({ start, end }) => end > 0 && start < days)
    .toSorted((a, b) => a.start - b.start)
    .map((gap) => {
      const start = Math.max(0, gap.start);
      const column = Math.floor(start);
      const lane = lanes[column] ?? 0;
      lanes[column] = lane + 1;
      const end = Math.min(days, gap.end);
      return { ...gap, start, end, column, lane };
    });
}

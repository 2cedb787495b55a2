import type { LucideIcon } from 'lucide-react';

/** Positions on the strip are days from its first midnight, with fractions: 1.46 is 11:00 on the second day. */
export type StripDay = { key: string; weekday: string; day: string; today?: boolean };

export type StripStay = {
  key: string;
  start: number;
  end: number;
  label: string;
  detail?: string;
  /** Closed by the owner: hatched instead of linen. */
  blocked?: boolean;
};

export type StripTone = 'set' | 'need' | 'open' | 'live';

export type StripGap = {
  key: string;
  start: number;
  end: number;
  tone: StripTone;
  /** The state in words ("4 bids, choose"): the tag's first line. */
  title: string;
  /** Time or place: the second line. */
  detail: string;
  /** "Fri 21 Nov", for the list on a phone. */
  day: string;
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

export type PlacedGap = StripGap & { lane: number; tagStart: number; tagDays: number; loud: boolean };

/** How many marks may stand out at once; further "need you" gaps are only outlined. */
const loudest = 3;

/** The keys of the gaps that may be loud: the earliest ones. */
export function loudGaps(rows: readonly StripRow[]): ReadonlySet<string> {
  const needing = rows.flatMap((row) => row.gaps.filter((gap) => gap.tone === 'need'));
  return new Set(
    needing
      .toSorted((a, b) => a.start - b.start)
      .slice(0, loudest)
      .map((gap) => gap.key),
  );
}

/** Gives each tag its position: under its gap, in the first lane where it covers no other, inside the strip. */
export function placeGaps(gaps: readonly StripGap[], days: number, loud: ReadonlySet<string>): PlacedGap[] {
  const laneEnds: number[] = [];
  return gaps
    .toSorted((a, b) => a.start - b.start)
    .map((gap) => {
      const tagDays = Math.max(widthInDays(gap.title), widthInDays(gap.detail));
      const under = (gap.start + gap.end) / 2 - 0.1;
      const tagStart = Math.max(0, Math.min(under, days - tagDays));
      const free = laneEnds.findIndex((end) => end <= tagStart);
      const lane = free < 0 ? laneEnds.length : free;
      laneEnds[lane] = tagStart + tagDays + 0.02;
      return { ...gap, lane, tagStart, tagDays, loud: gap.tone !== 'need' || loud.has(gap.key) };
    });
}

/** Where tags are drawn a day is at least 100 px wide, a letter about 6.4 px, a Chinese one 12; edges take 22 px. */
function widthInDays(words: string): number {
  const letters = [...words].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 6.4), 22);
  return Math.min(2, Math.max(0.97, letters / 100));
}

import type { DistanceUnit } from '#contract/distance.ts';
import type { Point } from '#contract/today.ts';

export type MapPoint = Point & {
  id: string;
  /** Read out, and shown on hover. */
  label: string;
  tone?: 'green' | 'apricot' | 'ink' | 'outline';
  /** A number, a letter or an amount on the pin ("2" for the second stop). */
  mark?: string;
  /** The place’s name, written beside the pin where there is room; each name once. */
  caption?: string;
  /** A house beside the pins, which cannot be chosen itself. */
  isHouse?: boolean;
  /** The house that distances are from: it wears a ring, and has its name whatever it lies upon. */
  isFrom?: boolean;
};

/** Where the reader lives and how far they go. */
export type MapHome = Point & {
  label: string;
  km: number;
  /** "25 mi", written on the circle. */
  reach: string;
};

export type MapProps = {
  points: readonly MapPoint[];
  /** Joins the points in order: a route. */
  joined?: boolean;
  home?: MapHome | null;
  /** What is in sight beside the points. */
  frame?: readonly Point[];
  /** Of the scale. */
  unit?: DistanceUnit;
  onSelect?: (id: string) => void;
  selected?: string | null;
  /** Names the map. */
  label: string;
  /** Its proportions, where they are others than a picture's. */
  shape?: string;
  className?: string;
};

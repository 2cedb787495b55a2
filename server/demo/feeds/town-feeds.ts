import type { CalendarPlatform } from '#contract/calendar-words.ts';
import type { HomeKey } from '../homes.ts';

/** One entry of a feed, in days from the day on which the demo was first started. */
export interface FeedEntry {
  from: number;
  to: number;
  /** A guest unless the platform says that it is blocked or not confirmed. */
  as?: 'blocked' | 'tentative';
  /** Vrbo names its guests. */
  guest?: string;
  /** Was there when the calendar was connected, and is missing since the demo is open. */
  gone?: true;
}

export interface TownFeed {
  home: HomeKey;
  platform: CalendarPlatform;
  /** What the platform calls the listing. */
  listing: string;
  /** Hours before the demo was first started. */
  connected: number;
  entries: readonly FeedEntry[];
  /** What else became of it; otherwise it was imported and is read every half hour. */
  fate?: 'not imported' | 'login page' | 'switched off';
}

/** More than a day ago, so that nobody’s inbox is full of the jobs that the import posted. */
const yesterday = 25;

/**
 * The feeds of the town by the name in their address: among them every decision that a feed can lead to, and every
 * state that a calendar can be in. No stay ends today, because what becomes of such a one hangs on the hour.
 */
export const townFeeds = {
  'dune-airbnb': {
    ...{ home: 'dune', platform: 'airbnb', listing: '48213907', connected: yesterday },
    entries: [
      { from: -2, to: 1 },
      { from: 2, to: 5 },
      { from: 8, to: 12 },
      { from: 16, to: 19 },
      { from: 21, to: 24, as: 'blocked' },
      { from: 66, to: 70 },
    ],
  },
  'dune-booking': {
    ...{ home: 'dune', platform: 'booking_com', listing: '7719024', connected: yesterday - 1 },
    entries: [
      { from: 8, to: 12 },
      { from: 24, to: 27 },
      { from: 300, to: 420 },
    ],
  },
  'carriage-airbnb': {
    ...{ home: 'carriage', platform: 'airbnb', listing: '51730266', connected: yesterday },
    entries: [
      { from: 0, to: 3 },
      { from: 5, to: 8 },
      { from: 13, to: 16 },
      { from: 16, to: 20 },
    ],
  },
  'marsh-vrbo': {
    ...{ home: 'marsh', platform: 'vrbo', listing: '2940116', connected: yesterday },
    entries: [
      { from: 0, to: 2, guest: 'Whitaker' },
      { from: 3, to: 6, guest: 'Nguyen' },
      { from: 11, to: 15, guest: 'Abernathy' },
      { from: 17, to: 19, as: 'blocked' },
      { from: 20, to: 23, guest: 'Lindgren', gone: true },
      { from: 27, to: 30, as: 'tentative', guest: 'Castro' },
    ],
  },
  'jones-airbnb': {
    ...{ home: 'jones', platform: 'airbnb', listing: '60482251', connected: yesterday },
    entries: [
      { from: 1, to: 4 },
      { from: 14, to: 18 },
      { from: 21, to: 23, as: 'blocked' },
    ],
  },
  'pier-booking': {
    ...{ home: 'pier', platform: 'booking_com', listing: '8035512', connected: 3, fate: 'not imported' },
    entries: [
      { from: 1, to: 3 },
      { from: 3, to: 5 },
      { from: 9, to: 12 },
      { from: 12, to: 14 },
      { from: 18, to: 22 },
      { from: 90, to: 180 },
    ],
  },
  'bouldin-vrbo': {
    ...{ home: 'bouldin', platform: 'vrbo', listing: '3107748', connected: yesterday },
    entries: [
      { from: -2, to: 1, guest: 'Delgado' },
      { from: 6, to: 9, guest: 'Okoye' },
      { from: 12, to: 14, as: 'blocked' },
    ],
  },
  'lohi-airbnb': {
    ...{ home: 'lohi', platform: 'airbnb', listing: '39914470', connected: yesterday },
    entries: [
      { from: 0, to: 3 },
      { from: 66, to: 69 },
      { from: 70, to: 73, gone: true },
      { from: 74, to: 77, gone: true },
      { from: 80, to: 84, gone: true },
      { from: 88, to: 91, gone: true },
    ],
  },
  'casita-booking': {
    ...{ home: 'casita', platform: 'booking_com', listing: '6620183', connected: 6, fate: 'login page' },
    entries: [
      { from: -1, to: 1 },
      { from: 70, to: 74 },
    ],
  },
  'kaimuki-airbnb': {
    ...{ home: 'kaimuki', platform: 'airbnb', listing: '55208834', connected: yesterday, fate: 'switched off' },
    entries: [
      { from: -2, to: 2 },
      { from: 5, to: 8, as: 'blocked' },
    ],
  },
  'forsyth-airbnb': {
    ...{ home: 'forsyth', platform: 'airbnb', listing: '71126095', connected: yesterday },
    entries: [
      { from: 4, to: 7 },
      { from: 10, to: 14 },
      { from: 14, to: 16 },
      { from: 63, to: 68 },
    ],
  },
} as const satisfies Record<string, TownFeed>;

export type FeedName = keyof typeof townFeeds;

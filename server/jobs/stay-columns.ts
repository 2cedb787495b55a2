import { sql } from 'drizzle-orm';
import { boolean, jsonb } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/columns.ts';
import type { HomeBidOn } from './changes/kept-place.ts';

/** An OPEN job that followed its stay to another day; the times are instants as text. */
export interface StayMove {
  /** When it began before, and since then. */
  from: string;
  to: string;
  at: string;
}

/** What an OPEN job was when it was canceled with its stay, for the day on which that stay is back. */
export interface LeftWithStay {
  /** It stood at the hours that are posted after stays, and not at others of its host's. */
  asPosted: boolean;
  home: HomeBidOn;
}

/** Columns of a job that the stay before it fills. */
export const stayColumns = {
  /** Guests arrive that day: URGENT whatever the hour. */
  arrivalSameDay: boolean().notNull().default(false),
  stayMoves: jsonb().$type<StayMove[]>().notNull().default(sql`'[]'`),
  /** Only a job that went with its stay comes back with it: null for all others, whoever canceled them and why. */
  leftWithStay: jsonb().$type<LeftWithStay>(),
  /** When its bidders were told so. */
  leaveToldAt: instant(),
};

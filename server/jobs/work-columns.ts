import { boolean, jsonb } from 'drizzle-orm/pg-core';
import type { WorkDoubt } from '#contract/states.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';
import type { Waiting } from './kept-waiting.ts';

/** How the work went, or why there was none. */
export const workColumns = {
  /** What was doubtful about the work when it was submitted. */
  doubts: jsonb().$type<WorkDoubt[]>().notNull().default([]),
  /** The cleaner stood at the door and could not begin. */
  waiting: jsonb().$type<Waiting>(),
  /** When the first task was ticked off, or the first picture of the work added. */
  workBegunAt: instant(),
  /** Submitted without the work, because the cleaner could not begin: half the payout, no fees. */
  couldNotClean: boolean().notNull().default(false),
  /** What the host's card has refused beside the job's payment: pay for a late cancellation, or for waiting. */
  extraDueCents: centsColumn(),
};

import { boolean, jsonb } from 'drizzle-orm/pg-core';
import type { WorkDoubt } from '#contract/states.ts';
import type { Waiting } from './kept-waiting.ts';

/** How the work went, or why there was none. */
export const workColumns = {
  /** What was doubtful about the work when it was submitted. */
  doubts: jsonb().$type<WorkDoubt[]>().notNull().default([]),
  /** The cleaner stood at the door and could not begin. */
  waiting: jsonb().$type<Waiting>(),
  /** Submitted without the work, because the cleaner could not begin: half the payout, no fees. */
  couldNotClean: boolean().notNull().default(false),
};

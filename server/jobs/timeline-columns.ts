import { boolean, text } from 'drizzle-orm/pg-core';
import { timelineKinds } from '#contract/states.ts';
import { instant } from '#server/platform/columns.ts';

/** What became of a job, when, and what for. */
export const timelineColumns = () => ({
  kind: text({ enum: timelineKinds }).notNull(),
  /** Canceled or reopened only because its stay was gone, or back. */
  withStay: boolean().notNull().default(false),
  /** Assigned by the host’s rule, without asking them. */
  byRule: boolean().notNull().default(false),
  at: instant().notNull(),
});

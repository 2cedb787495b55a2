import { boolean, text } from 'drizzle-orm/pg-core';
import { disputeStatuses, jobSides } from '#contract/states.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';

/** What a job knows of the report about it; the words and pictures are in `dispute`. */
export const reportColumns = {
  /** The step of the report; null until a problem is reported. */
  reportStatus: text({ enum: disputeStatuses }),
  /** When that step ends. */
  reportDueAt: instant(),
  /** Who has accepted the proposal while the other has not. */
  reportAcceptedBy: text({ enum: jobSides }),
  /** What is paid instead of the payout, as the report was resolved. */
  decidedPayoutCents: centsColumn(),
  /** What the cleaner was paid out beyond that comes off their next earnings; otherwise Freshkey bears it. */
  decidedFromCleaner: boolean().notNull().default(false),
  /** When the money had followed the resolution. */
  reportSettledAt: instant(),
};

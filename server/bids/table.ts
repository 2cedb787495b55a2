import { sql } from 'drizzle-orm';
import { check, index, numeric, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bidStatuses } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';

export const bids = pgTable(
  'bid',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id),
    cleanerId: uuid()
      .notNull()
      .references(() => users.id),
    amountCents: centsColumn().notNull(),
    message: text(),
    estimatedHours: numeric({ precision: 4, scale: 2, mode: 'number' }),
    status: text({ enum: bidStatuses }).notNull().default('PENDING'),
    /** 1 to 3 on the host's ladder; null when not chosen. */
    teamRank: smallint(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
  },
  (bid) => [
    uniqueIndex('bid_one_live_per_cleaner')
      .on(bid.jobId, bid.cleanerId)
      .where(sql`${bid.status} in ('PENDING', 'ACCEPTED')`),
    uniqueIndex('bid_one_accepted').on(bid.jobId).where(sql`${bid.status} = 'ACCEPTED'`),
    uniqueIndex('bid_one_per_rank').on(bid.jobId, bid.teamRank).where(sql`${bid.teamRank} is not null`),
    index('bid_job').on(bid.jobId, bid.createdAt),
    index('bid_cleaner').on(bid.cleanerId, bid.createdAt.desc(), bid.id.desc()),
    index('bid_cleaner_pending').on(bid.cleanerId, bid.jobId).where(sql`${bid.status} = 'PENDING'`),
    check('bid_minimum', sql`${bid.amountCents} >= 3000`),
    check('bid_rank', sql`${bid.teamRank} between 1 and 3`),
  ],
);

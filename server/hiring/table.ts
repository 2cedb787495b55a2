import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { instant } from '#server/platform/columns.ts';

/** A host's invitation of a cleaner at the job's payout. */
export const jobRequests = pgTable(
  'job_request',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id),
    cleanerId: uuid()
      .notNull()
      .references(() => users.id),
    message: text(),
    createdAt: instant().notNull(),
    answeredAt: instant(),
  },
  (request) => [
    uniqueIndex('job_request_once').on(request.jobId, request.cleanerId),
    index('job_request_cleaner').on(request.cleanerId),
  ],
);

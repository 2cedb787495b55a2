import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { disputePhotos, disputes } from './table.ts';

export const cleaners = alias(users, 'cleaner');

const moment = sql`to_char(coalesce(extract(epoch from ${jobs.reportDueAt}), 1e11 - extract(epoch from ${disputes.createdAt})),
  'FM000000000000.000')`;

/** By deadline, whoever it binds, then the resolved ones, the newest first. As a text of that order. */
export const due = sql`((case when ${jobs.reportDueAt} is null then '1' else '0' end || ${moment}) collate "C")`;

/**
 * Those an admin has to decide come first, then those that go their way, each by deadline, then the resolved ones, the
 * newest first. As a text of that order.
 */
export const urgency = sql`((case ${jobs.reportStatus} when 'ESCALATED' then '0' when 'RESOLVED' then '2' else '1' end ||
  ${moment}) collate "C")`;

/** Reports with their job and people; a list adds its own `where`, order and limit. */
export const selectReports = (reader: Reader, sortKey: SQL<string> = sql<string>`''`) =>
  reader
    .select({
      sortKey: sortKey.as('sort_key'),
      report: disputes,
      job: jobs,
      title: properties.title,
      timeZone: zoneOfJob,
      host: { id: users.id, name: users.name },
      cleaner: { id: cleaners.id, name: cleaners.name },
    })
    .from(disputes)
    .innerJoin(jobs, eq(jobs.id, disputes.jobId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(users, eq(users.id, jobs.hostId))
    .innerJoin(cleaners, eq(cleaners.id, jobs.cleanerId))
    .$dynamic();
export type ReportView = Awaited<ReturnType<typeof selectReports>>[number];

export type ReportPhoto = Pick<typeof disputePhotos.$inferSelect, 'side'> & { storageKey: string };

/** The pictures on these reports, by report, each side's in order. */
export async function photosOf(reader: Reader, ids: readonly string[]): Promise<Map<string, ReportPhoto[]>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ disputeId: disputePhotos.disputeId, side: disputePhotos.side, storageKey: uploads.storageKey })
    .from(disputePhotos)
    .innerJoin(uploads, eq(uploads.id, disputePhotos.uploadId))
    .where(inArray(disputePhotos.disputeId, [...ids]))
    .orderBy(asc(disputePhotos.position));
  return Map.groupBy(rows, ({ disputeId }) => disputeId);
}

import { and, asc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { isReportOpen } from '#contract/states.ts';
import { longestJob } from '#contract/terms.ts';
import type { TimelineCleaning } from '#contract/timeline.ts';
import { localTime } from '#contract/zoned-time.ts';
import { users } from '#server/accounts/table.ts';
import { bidsToChooseCount, hostedBy, isOver } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type AskedDays, byProperty } from './asked-days.ts';

/** The cleanings that touch these days where the property is, by start. */
export async function cleaningsAt(
  { db, clock }: Kit,
  { hostId, places, from, until }: AskedDays,
): Promise<Map<string, TimelineCleaning[]>> {
  const now = clock.now();
  const { id, propertyId, status, startTime, endTime, confirmBy, confirmedAt, reportStatus, reportAcceptedBy } = jobs;
  const told = { id, propertyId, status, startTime, endTime, confirmBy, confirmedAt, reportStatus, reportAcceptedBy };
  const cleanerName = users.name;
  const bidCount = bidsToChooseCount;
  const lostStay = sql<'jobToCancel' | 'jobUnsure' | null>`(select stay.cleaning ->> 'code' from calendar_booking stay
    where stay.job_id = job.id and stay.status <> 'confirmed' and stay.cleaning ->> 'code' in ('jobToCancel', 'jobUnsure')
    limit 1)`;
  const rows = await db
    .select({ ...told, cleanerName, bidCount, lostStay })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.cleanerId))
    .where(
      and(
        inArray(propertyId, [...places.keys()]),
        hostedBy(hostId),
        ne(status, 'CANCELED'),
        // zones reach 14 hours to either side of UTC
        gte(startTime, plus(new Date(from), -day - longestJob)),
        lt(startTime, plus(new Date(until), day)),
      ),
    )
    .orderBy(asc(startTime), asc(id));
  const touching = rows.filter((row) => {
    const zone = places.get(row.propertyId)?.timeZone ?? 'UTC';
    return localTime(row.endTime, zone).date >= from && localTime(row.startTime, zone).date < until;
  });
  return byProperty(touching, (row) => [
    row.propertyId,
    {
      id: row.id,
      status: row.status,
      startTime: row.startTime.toISOString(),
      endTime: row.endTime.toISOString(),
      cleanerName: row.cleanerName,
      bidCount: row.bidCount,
      waitsFor: waitsFor(row, now),
      ...(isReportOpen(row.reportStatus) && { isReported: true as const }),
    },
  ]);
}

type Waiting = Pick<
  typeof jobs.$inferSelect,
  'status' | 'endTime' | 'confirmBy' | 'confirmedAt' | 'reportStatus' | 'reportAcceptedBy'
> & {
  bidCount: number;
  lostStay: 'jobToCancel' | 'jobUnsure' | null;
};

function waitsFor(job: Waiting, now: Date): TimelineCleaning['waitsFor'] {
  // once reported, it waits for its host only while a proposal does
  const isTheirs =
    !isReportOpen(job.reportStatus) || (job.reportStatus === 'PROPOSED' && job.reportAcceptedBy !== 'host');
  if (job.status === 'SUBMITTED') return isTheirs ? 'approval' : null;
  if (job.status === 'ASSIGNED' && job.lostStay) return job.lostStay === 'jobUnsure' ? 'stayUnsure' : 'stayGone';
  if (job.status === 'ASSIGNED') return job.confirmBy && !job.confirmedAt ? 'confirmation' : null;
  if (job.status !== 'OPEN') return null;
  if (isOver(job, now)) return 'repost';
  return job.bidCount > 0 ? 'choice' : 'bids';
}

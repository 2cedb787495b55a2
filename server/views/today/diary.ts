import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { holdingJobStatuses } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { helpersColumn, isTheirs, zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { accessGivenColumn } from '../job-detail/access-given-column.ts';
import { pointColumn } from '../point-column.ts';
import { hasReportToAnswer } from '../report-to-answer.ts';

/** Nobody does more in the days that a diary spans. */
const most = 100;

const tasksWhich = (which: SQL) =>
  sql<number>`(select count(*)::int from job_task where job_id = ${jobs.id} and ${which})`;

const photosOf = (type: 'BEFORE' | 'AFTER') =>
  sql<number>`(select count(*)::int from deliverable where job_id = ${jobs.id} 
    and photo_type = ${type} and hidden_at is null)`;

/**
 * The jobs that a cleaner holds or comes along to, those handed in around this day, and those about which they have a
 * report to answer, in the order of their start.
 */
export const readDiary = (reader: Reader, cleanerId: string, now: Date) =>
  reader
    .select({
      id: jobs.id,
      status: jobs.status,
      startTime: jobs.startTime,
      terms: jobs.terms,
      endTime: jobs.endTime,
      waiting: jobs.waiting,
      timeZone: zoneOfJob,
      place: pointColumn(jobs.location),
      settled: tasksWhich(sql`(done_at is not null or skipped_reason is not null)`),
      total: tasksWhich(sql`true`),
      ...{ before: photosOf('BEFORE'), after: photosOf('AFTER') },
      accessGiven: accessGivenColumn,
      helpers: helpersColumn,
    })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(
      and(
        isTheirs(cleanerId),
        inArray(jobs.status, [...holdingJobStatuses, 'SUBMITTED', 'PAID']),
        // whatever is held or to be answered, and of what is over only what can be of this day anywhere on earth
        sql`(${inArray(jobs.status, [...holdingJobStatuses])} or ${gt(jobs.startTime, plus(now, -2 * day))}
          or ${hasReportToAnswer(cleanerId, now)})`,
      ),
    )
    .orderBy(asc(jobs.startTime), asc(jobs.id))
    .limit(most);
export type DiaryRow = Awaited<ReturnType<typeof readDiary>>[number];

/** Where a cleaner lives, the point and the time zone, each null where unknown; and what their background check says. */
export async function readOwn(reader: Reader, cleanerId: string) {
  const [found] = await reader
    .select({
      ...{ point: pointColumn(cleanerProfiles.location), timeZone: cleanerProfiles.timeZone },
      ...{ clearance: cleanerProfiles.clearance, clearedUntil: cleanerProfiles.clearedUntil },
      ...{ ownWorkUntil: cleanerProfiles.ownWorkUntil, helperOnly: users.helperOnly },
    })
    .from(cleanerProfiles)
    .innerJoin(users, eq(users.id, cleanerProfiles.userId))
    .where(eq(cleanerProfiles.userId, cleanerId));
  const nothing = { clearance: null, clearedUntil: null, ownWorkUntil: null, helperOnly: false };
  return found ?? { point: null, timeZone: null, ...nothing };
}

/**
 * How far it is to each of these jobs from the one before it, and to the first from where the cleaner lives, in metres
 * and in the order of travel. Measured as the rule against clashing jobs measures it.
 */
export async function readWays(reader: Reader, cleanerId: string, jobIds: readonly string[]) {
  if (jobIds.length === 0) return [];
  const { rows } = await reader.execute<{ metres: number | null }>(sql`
    select earth_distance(coalesce(lag(${jobs.location}) over travel,
      case when row_number() over travel = 1 then
        (select ${cleanerProfiles.location} from ${cleanerProfiles} where ${cleanerProfiles.userId} = ${cleanerId}) end),
      ${jobs.location}) as metres
    from ${jobs} where ${inArray(jobs.id, [...jobIds])}
    window travel as (order by ${jobs.startTime}, ${jobs.id}) order by ${jobs.startTime}, ${jobs.id}`);
  return rows.map(({ metres }) => metres);
}

import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { holdingJobStatuses } from '#contract/states.ts';
import { accessLooks, homeAccesses } from '#server/home-access/table.ts';
import { favorites, jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { reminders } from '../table.ts';
import type { DueReminder } from './job-reminders.ts';

const batch = 200;

/** What was shown then is what opens the door now. */
const stillOpens = gt(accessLooks.at, homeAccesses.changedAt);

/**
 * A cleaner has seen how to get into a home, has no job left there a day later, and the code is still the same: its
 * host is reminded, once for each of them and each code. Favorites are expected back.
 */
export async function codesToReplace({ db, clock }: Kit): Promise<DueReminder[]> {
  const now = clock.now();
  const key = sql<string>`concat_ws(':', 'replaceCode', ${accessLooks.propertyId}, ${accessLooks.viewerId}, extract(epoch from ${homeAccesses.changedAt}))`;
  const rows = await db
    .selectDistinctOn([accessLooks.propertyId, accessLooks.viewerId], {
      ...{ key, userId: properties.hostId, jobId: accessLooks.jobId },
    })
    .from(accessLooks)
    .innerJoin(homeAccesses, eq(homeAccesses.propertyId, accessLooks.propertyId))
    .innerJoin(properties, eq(properties.id, accessLooks.propertyId))
    .where(
      and(
        ...[gt(accessLooks.at, plus(now, -14 * day)), lte(accessLooks.at, plus(now, -day)), stillOpens],
        sql`${properties.removedAt} is null`,
        sql`not exists (select from ${jobs} where ${comesBack})`,
        sql`not exists (select from ${favorites} where ${favorites.hostId} = ${properties.hostId} and ${favorites.cleanerId} = ${accessLooks.viewerId})`,
        sql`not exists (select from ${reminders} where ${reminders.key} = ${key})`,
      ),
    )
    .orderBy(accessLooks.propertyId, accessLooks.viewerId, sql`${accessLooks.at} desc`)
    .limit(batch);
  return rows.map((row) => ({ ...row, reminder: 'replaceCode' }));
}

/** SQL: a job of the query's looker at that home, to come or under way. */
const comesBack: SQL = sql`${jobs.propertyId} = ${accessLooks.propertyId} and ${jobs.cleanerId} = ${accessLooks.viewerId}
  and ${inArray(jobs.status, [...holdingJobStatuses])}`;

/** Whether what was seen at this job is still how one gets in. */
export async function opensAsSeen(db: Reader, jobId: string): Promise<boolean> {
  const [found] = await db
    .select({ at: accessLooks.at })
    .from(accessLooks)
    .innerJoin(homeAccesses, eq(homeAccesses.propertyId, accessLooks.propertyId))
    .where(and(eq(accessLooks.jobId, jobId), stillOpens))
    .limit(1);
  return found !== undefined;
}

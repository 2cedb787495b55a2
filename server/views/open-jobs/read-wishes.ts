import { and, count, eq, inArray } from 'drizzle-orm';
import { holdingJobStatuses } from '#contract/states.ts';
import { readBusyTimes, saidWishes } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { isTheirs, zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { inForce } from '#server/settings/index.ts';
import type { Wishes } from './score.ts';

/** Open jobs are mostly so near; those farther ahead are few. */
const daysAhead = 90;

/** What a cleaner wants, when they are available, and for whom they have worked; four queries. */
export async function readWishes(
  { db }: Pick<Kit, 'db'>,
  cleanerId: string,
  now: Date,
): Promise<{ wishes: Wishes; jobsForHost: Map<string, number> }> {
  const [[profile], held, busy, { platformFeeCents: feeCents }, history] = await Promise.all([
    db.select().from(cleanerProfiles).where(eq(cleanerProfiles.userId, cleanerId)),
    heldJobs(db, cleanerId),
    readBusyTimes(db, cleanerId, now, plus(now, daysAhead * day)),
    inForce({ db }),
    db
      .select({ hostId: jobs.hostId, done: count() })
      .from(jobs)
      .where(and(eq(jobs.cleanerId, cleanerId), eq(jobs.status, 'PAID')))
      .groupBy(jobs.hostId),
  ]);
  if (!profile) throw new Error('an approved cleaner has a profile');
  const { serviceRadiusKm: radiusKm, preferredCleaningTypes: cleaningTypes } = profile;
  return {
    wishes: { ...profile, radiusKm, cleaningTypes, held, busy, feeCents, said: saidWishes(profile) },
    jobsForHost: new Map(history.map(({ hostId, done }) => [hostId, done])),
  };
}

const heldJobs = (reader: Reader, cleanerId: string) =>
  reader
    .select({ startTime: jobs.startTime, busyUntil: jobs.busyUntil, timeZone: zoneOfJob })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(and(isTheirs(cleanerId), inArray(jobs.status, [...holdingJobStatuses])));

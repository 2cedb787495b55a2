import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { averageOf } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { hostedBy, isStillWritable, recordOf } from '#server/jobs/index.ts';
import { blocks, cleanerNotes, favorites, jobs } from '#server/jobs/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink, thumbnailKey } from '#server/platform/photo-link.ts';
import { properties } from '#server/properties/table.ts';

// named in full: without a join the query builder would omit the table names, and `id` would be the job's
const theirId = sql`${users}.id`;

export const assignedBy = (hostId: string): SQL =>
  sql`select from ${jobs} where ${jobs.cleanerId} = ${theirId} and ${hostedBy(hostId)}`;

const wireTime = (at: SQLWrapper): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The homes where a cleaner has worked for a host and been paid, the most often cleaned first. */
const homesOf = (hostId: string): SQL<string[]> => sql`coalesce((select json_agg(title order by often desc, title)
  from (select ${properties.title} as title, count(*) as often from ${jobs}
    join ${properties} on ${properties.id} = ${jobs.propertyId}
    where ${jobs.cleanerId} = ${theirId} and ${jobs.status} = 'PAID' and ${hostedBy(hostId)}
      and ${properties.removedAt} is null
    group by ${properties.id}) cleaned), '[]')`;

/** What each cleaner has done for a host: the host’s own jobs are read once, however many others the cleaners have. */
const workedFor = ({ db, clock }: Kit, hostId: string) =>
  db
    .select({
      cleanerId: jobs.cleanerId,
      jobsCompleted: sql<number>`(count(*) filter (where ${jobs.status} = 'PAID'))::int`.as('jobs_completed'),
      lastPropertyId: sql<string | null>`(array_agg(${jobs.propertyId} order by ${jobs.startTime} desc)
        filter (where ${properties.removedAt} is null))[1]`.as('last_property_id'),
      lastCleaning: sql<KnownCleaner['lastCleaning']>`(array_agg(json_build_object('jobId', ${jobs.id},
        'startTime', ${wireTime(jobs.startTime)},
        'timeZone', ${properties.timeZone},
        'chargedCents', coalesce(${jobs.decidedPayoutCents}, ${jobs.payoutCents}) + ${jobs.hostFeeCents})
        order by ${jobs.startTime} desc)
        filter (where ${jobs.status} = 'PAID' and ${jobs.decidedPayoutCents} is distinct from 0))[1]`.as(
        'last_cleaning',
      ),
      nextJob: sql<KnownCleaner['nextJob']>`(array_agg(json_build_object('jobId', ${jobs.id},
        'startTime', ${wireTime(jobs.startTime)}, 'timeZone', ${properties.timeZone}) order by ${jobs.startTime})
        filter (where ${jobs.status} = 'ASSIGNED' and ${jobs.endTime} > ${clock.now()}))[1]`.as('next_job'),
      talkJobId: sql<string | null>`(array_agg(${jobs.id} order by ${jobs.startTime} desc)
        filter (where ${isStillWritable(clock.now())}))[1]`.as('talk_job_id'),
    })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .where(hostedBy(hostId))
    .groupBy(jobs.cleanerId)
    .as('worked');

/** Cleaners with what is between each of them and a host. */
export function selectKnown(kit: Kit, hostId: string) {
  const worked = workedFor(kit, hostId);
  return kit.db
    .select({
      user: users,
      pictureKey: sql<string | null>`(select ${cleanerProfiles.profileImageKey} from ${cleanerProfiles}
        where ${cleanerProfiles.userId} = ${theirId})`,
      blocked: sql<boolean>`${blocks.cleanerId} is not null`,
      favorite: sql<boolean>`${favorites.cleanerId} is not null`,
      note: cleanerNotes.note,
      assigned: sql<boolean>`${worked.cleanerId} is not null`,
      jobsCompleted: sql<number>`coalesce(${worked.jobsCompleted}, 0)`,
      lastPropertyId: worked.lastPropertyId,
      lastCleaning: worked.lastCleaning,
      nextJob: worked.nextJob,
      homes: homesOf(hostId),
      record: recordOf(theirId),
      talkJobId: worked.talkJobId,
    })
    .from(users)
    .leftJoin(blocks, and(eq(blocks.hostId, hostId), eq(blocks.cleanerId, users.id)))
    .leftJoin(favorites, and(eq(favorites.hostId, hostId), eq(favorites.cleanerId, users.id)))
    .leftJoin(cleanerNotes, and(eq(cleanerNotes.hostId, hostId), eq(cleanerNotes.cleanerId, users.id)))
    .leftJoin(worked, eq(worked.cleanerId, users.id))
    .$dynamic();
}

type KnownRow = Omit<KnownCleaner, 'id' | 'name' | 'pictureUrl' | 'email' | 'phone' | 'ratingAvg' | 'ratingCount'> & {
  user: typeof users.$inferSelect;
  assigned: boolean;
  pictureKey: string | null;
};

/** Email and phone only of those who were ever assigned. */
export const presentKnown = (kit: Kit, { user, assigned, pictureKey, ...between }: KnownRow): KnownCleaner => ({
  id: user.id,
  name: user.name,
  pictureUrl: pictureKey && photoLink(kit, thumbnailKey(pictureKey)),
  email: assigned ? user.email : null,
  phone: assigned ? user.phone : null,
  ratingAvg: averageOf(user),
  ratingCount: user.ratingCount,
  ...between,
});

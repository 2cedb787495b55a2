import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { KnownCleaner } from '#contract/host-cleaners.ts';
import { averageOf } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { hostedBy, isStillWritable, recordOf } from '#server/jobs/index.ts';
import { blocks, cleanerNotes, favorites, jobs } from '#server/jobs/table.ts';
import type { Db } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink, thumbnailKey } from '#server/platform/photo-link.ts';
import { properties } from '#server/properties/table.ts';

// named in full: without a join the query builder would omit the table names, and `id` would be the job's
const theirId = sql`${users}.id`;

export const assignedBy = (hostId: string): SQL =>
  sql`select from ${jobs} where ${jobs.cleanerId} = ${theirId} and ${hostedBy(hostId)}`;

/** What each cleaner has done for a host: the host’s own jobs are read once, however many others the cleaners have. */
const workedFor = ({ db, clock }: Kit, hostId: string) =>
  db
    .select({
      cleanerId: jobs.cleanerId,
      jobsCompleted: sql<number>`(count(*) filter (where ${jobs.status} = 'PAID'))::int`.as('jobs_completed'),
      lastPropertyId: sql<string | null>`(array_agg(${jobs.propertyId} order by ${jobs.startTime} desc)
        filter (where ${properties.removedAt} is null))[1]`.as('last_property_id'),
      lastCleaning: sql<KnownCleaner['lastCleaning']>`(array_agg(json_build_object('jobId', ${jobs.id},
        'startTime', to_char(${jobs.startTime} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'timeZone', ${properties.timeZone},
        'chargedCents', coalesce(${jobs.decidedPayoutCents}, ${jobs.payoutCents}) + ${jobs.hostFeeCents})
        order by ${jobs.startTime} desc)
        filter (where ${jobs.status} = 'PAID' and ${jobs.decidedPayoutCents} is distinct from 0))[1]`.as(
        'last_cleaning',
      ),
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
      talkJobId: worked.talkJobId,
    })
    .from(users)
    .leftJoin(blocks, and(eq(blocks.hostId, hostId), eq(blocks.cleanerId, users.id)))
    .leftJoin(favorites, and(eq(favorites.hostId, hostId), eq(favorites.cleanerId, users.id)))
    .leftJoin(cleanerNotes, and(eq(cleanerNotes.hostId, hostId), eq(cleanerNotes.cleanerId, users.id)))
    .leftJoin(worked, eq(worked.cleanerId, users.id))
    .$dynamic();
}

/** How a cleaner has kept their word. */
export const readRecord = (db: Db, cleanerId: string) =>
  db
    .select({ record: recordOf(theirId) })
    .from(users)
    .where(eq(users.id, cleanerId));

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

import { eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { prepared } from '#server/platform/prepared.ts';
import { properties } from '#server/properties/table.ts';
import { cleaners, type JobView, jobViewColumns } from './job-view.ts';
import type { JobViewer } from './policy.ts';
import { jobs } from './table.ts';
import { type Looking, standingColumns, viewerFrom, viewersProfile } from './viewers-of.ts';

const seenJob = prepared((reader) =>
  reader
    .select({ ...jobViewColumns, ...standingColumns })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(users, eq(users.id, jobs.hostId))
    .leftJoin(cleaners, eq(cleaners.id, jobs.cleanerId))
    .leftJoin(cleanerProfiles, viewersProfile)
    .where(eq(jobs.id, sql.placeholder('jobId')))
    .prepare('seen_job'),
);

/** A job and how one person stands to it, in one query; null when there is none. Whether they may see it is policy's. */
export async function readSeenJob(
  reader: Reader,
  looking: Looking,
  jobId: string,
  now: Date,
): Promise<{ view: JobView; viewer: JobViewer } | null> {
  const [found] = await seenJob(reader).execute({ jobId, viewerId: looking.id });
  if (!found) return null;
  const { job, property, host, cleaner, ...standing } = found;
  return { view: { job, property, host, cleaner }, viewer: viewerFrom(looking, standing, now) };
}

import { eq, type SQL, sql } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { prepared } from '#server/platform/prepared.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { properties } from '#server/properties/table.ts';
import { cleaners, type JobView, jobViewColumns } from './job-view.ts';
import { type JobViewer, type Looking, type Standing, standingColumns, viewerFrom, viewersProfile } from './people.ts';
import { presentJob } from './present-job.ts';
import { jobs } from './table.ts';

/** The job as this actor sees it now: what every call that changes a job answers. In a transaction pass its `tx`. */
export async function showJob(
  { clock }: Pick<Kit, 'clock'>,
  reader: Reader,
  actor: Actor,
  jobId: string,
): Promise<Job> {
  const now = clock.now();
  const seen = await readSeenJob(reader, actor, jobId, now);
  if (!seen) throw jobNotFound();
  return presentJob(seen.view, seen.viewer, now);
}

interface SeenJob {
  view: JobView;
  viewer: JobViewer;
}

/** Selects the job `jobId` and how `viewerId` relates to it, plus whatever a domain above wants read with it. */
export const selectSeenJob = <Along extends Record<string, SQL>>(reader: Reader, along: Along) =>
  reader
    .select({ ...jobViewColumns, ...standingColumns, ...along })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .innerJoin(users, eq(users.id, jobs.hostId))
    .leftJoin(cleaners, eq(cleaners.id, jobs.cleanerId))
    .leftJoin(cleanerProfiles, viewersProfile)
    .where(eq(jobs.id, sql.placeholder('jobId')));

const seenJob = prepared((reader) => selectSeenJob(reader, {}).prepare('seen_job'));

/** A row of `selectSeenJob` as a seen job. */
export const seenFrom = (looking: Looking, row: JobView & Standing, now: Date): SeenJob => {
  const { job, property, host, cleaner, ...standing } = row;
  return { view: { job, property, host, cleaner }, viewer: viewerFrom(looking, standing, now) };
};

/** A job and how one person relates to it, in one query; null if there is none. Policy decides if they may see it. */
export async function readSeenJob(reader: Reader, looking: Looking, jobId: string, now: Date): Promise<SeenJob | null> {
  const [found] = await seenJob(reader).execute({ jobId, viewerId: looking.id });
  return found ? seenFrom(looking, found, now) : null;
}

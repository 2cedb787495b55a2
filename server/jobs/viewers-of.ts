import { eq, type SQL, sql } from 'drizzle-orm';
import { type Clearance, isApproved, isCleared, keepsHeldJobs } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { prepared } from '#server/platform/prepared.ts';
import type { JobViewer } from './people.ts';
import { bids, blocks, jobRequests, jobs } from './table.ts';

export type Looking = Pick<Actor, 'id' | 'role'>;

const me = sql.placeholder('viewerId');
const exists = (rows: SQL) => sql<boolean>`exists (${rows})`;

const theirBids = (which: SQL) =>
  exists(sql`select from ${bids} where ${bids.jobId} = ${jobs.id} and ${bids.cleanerId} = ${me} and ${which}`);

/** How the `viewerId` of a prepared query relates to its job; the query joins the viewer's cleaner profile. */
export const standingColumns = {
  clearance: cleanerProfiles.clearance,
  clearedUntil: cleanerProfiles.clearedUntil,
  blocked: exists(sql`select from ${blocks} where ${blocks.hostId} = ${jobs.hostId} and ${blocks.cleanerId} = ${me}`),
  hasBid: theirBids(sql`true`),
  hasLiveBid: theirBids(sql`${bids.status} in ('PENDING', 'ACCEPTED')`),
  hasPendingBid: theirBids(sql`${bids.status} = 'PENDING'`),
  isBackup: theirBids(sql`${bids.status} = 'PENDING' and ${bids.teamRank} is not null`),
  metres: sql<number | null>`earth_distance(${jobs.location}, ${cleanerProfiles.location})`,
  invited: exists(
    sql`select from ${jobRequests} where ${jobRequests.jobId} = ${jobs.id} and ${jobRequests.cleanerId} = ${me} and ${jobRequests.answeredAt} is null`,
  ),
};
export const viewersProfile = eq(cleanerProfiles.userId, me);

const relations = prepared((reader) =>
  reader
    .select({ jobId: jobs.id, ...standingColumns })
    .from(jobs)
    .leftJoin(cleanerProfiles, viewersProfile)
    .where(sql`${jobs.id} = any(${sql.placeholder('jobIds')}::uuid[])`)
    .prepare('job_viewer'),
);

export type Standing = Omit<JobViewer, 'id' | 'role' | 'approved' | 'cleared' | 'mayWork'> & Clearance;

/** The viewer described by a row of `standingColumns`. */
export function viewerFrom(
  { id, role }: Looking,
  { clearance, clearedUntil, ...standing }: Standing,
  now: Date,
): JobViewer {
  const check = { clearance, clearedUntil };
  const may = { approved: isApproved(check, now), cleared: isCleared(check), mayWork: keepsHeldJobs(check) };
  return { ...standing, id, role, ...may };
}

/** How one person relates to each of several jobs, in one query; jobs that do not exist are absent. */
export async function viewersOf(
  reader: Reader,
  looking: Looking,
  jobIds: readonly string[],
  now: Date,
): Promise<Map<string, JobViewer>> {
  if (jobIds.length === 0) return new Map();
  const rows = await relations(reader).execute({ viewerId: looking.id, jobIds });
  return new Map(rows.map((row) => [row.jobId, viewerFrom(looking, row, now)]));
}

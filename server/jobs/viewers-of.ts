import { eq, type SQL, sql } from 'drizzle-orm';
import { type Clearance, isApproved, isCleared } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { prepared } from '#server/platform/prepared.ts';
import type { JobViewer } from './abilities.ts';
import { blocks, jobs } from './table.ts';

export type Looking = Pick<Actor, 'id' | 'role'>;

const me = sql.placeholder('viewerId');
const exists = (rows: SQL) => sql<boolean>`exists (${rows})`;

// Bids, requests and reviews belong to domains above this one, which import it: their tables are named, not imported.
/** How the `viewerId` of a prepared query stands to its job; the query joins the viewer's cleaner profile. */
export const standingColumns = {
  clearance: cleanerProfiles.clearance,
  clearedUntil: cleanerProfiles.clearedUntil,
  blocked: exists(sql`select from ${blocks} where ${blocks.hostId} = ${jobs.hostId} and ${blocks.cleanerId} = ${me}`),
  hasBid: exists(sql`select from bid where bid.job_id = ${jobs.id} and bid.cleaner_id = ${me}`),
  hasLiveBid: exists(
    sql`select from bid where bid.job_id = ${jobs.id} and bid.cleaner_id = ${me} and bid.status in ('PENDING', 'ACCEPTED')`,
  ),
  invited: exists(
    sql`select from job_request r where r.job_id = ${jobs.id} and r.cleaner_id = ${me} and r.answered_at is null`,
  ),
  hasReviewed: exists(sql`select from review where review.job_id = ${jobs.id} and review.author_id = ${me}`),
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

export type Standing = Omit<JobViewer, 'id' | 'role' | 'approved' | 'cleared'> & Clearance;

/** The viewer that a row of `standingColumns` tells of. */
export function viewerFrom({ id, role }: Looking, standing: Standing, now: Date): JobViewer {
  const { blocked, hasBid, hasLiveBid, invited, hasReviewed } = standing;
  const clearance = { approved: isApproved(standing, now), cleared: isCleared(standing) };
  return { id, role, ...clearance, blocked, hasBid, hasLiveBid, invited, hasReviewed };
}

/** How one person stands to each of several jobs, in one query; jobs that do not exist are absent. */
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

/** How one person stands to one job; to a job that does not exist, like a stranger. */
export async function viewerOf(reader: Reader, looking: Looking, jobId: string, now: Date): Promise<JobViewer> {
  const viewers = await viewersOf(reader, looking, [jobId], now);
  return viewers.get(jobId) ?? { id: looking.id, role: looking.role, ...stranger };
}

/** What is true of somebody of whom nothing is known. */
export const stranger = {
  approved: false,
  cleared: false,
  blocked: false,
  hasBid: false,
  hasLiveBid: false,
  invited: false,
  hasReviewed: false,
} as const;

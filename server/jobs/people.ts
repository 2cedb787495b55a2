import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MemberRole } from '#contract/member-roles.ts';
import type { StaffRole } from '#contract/staff-rights.ts';
import type { JobSide, JobStatus } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { type Clearance, isApproved, isCleared, keepsHeldJobs } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Actor, homesOf } from '#server/platform/http/actor.ts';
import { inHomes } from '#server/platform/http/in-homes.ts';
import { prepared } from '#server/platform/prepared.ts';
import type { JobFacts } from './job-view.ts';
import { bids, blocks, jobRequests, jobs } from './table.ts';

/** Someone looking at a job, with the facts about them that its rules need. */
export interface JobViewer {
  id: string;
  role: 'HOST' | 'CLEANER' | 'ADMIN';
  /** Of an admin: what else they may do is in contract/staff-rights.ts. */
  staffRole?: StaffRole | null;
  /** Of who acts for the host: what they are in the host’s team. */
  memberRole?: MemberRole;
  /** Of a cleaner: the background check is APPROVED and still valid. */
  approved: boolean;
  /** Of a cleaner: PASSED or APPROVED, which is enough to be assigned. */
  cleared: boolean;
  /** Of a cleaner: may start and submit the jobs they hold, even while an approval is being renewed. */
  mayWork: boolean;
  /** Of a cleaner: this job's host has blocked them. */
  blocked: boolean;
  /** Of a cleaner: this job's host is suspended, and hires nobody. */
  hostAway: boolean;
  /** The other one of the job's two people has deleted their account. */
  otherGone: boolean;
  /** Of a cleaner: has ever bid on this job, has a live bid on it, a pending one, one chosen as a backup. */
  hasBid: boolean;
  hasLiveBid: boolean;
  hasPendingBid: boolean;
  isBackup: boolean;
  /** Of a cleaner: is invited and has not answered yet. */
  invited: boolean;
  /** Of a cleaner: metres from their home to the job; null if either place is unknown. */
  metres: number | null;
}

/** The facts about someone who is known only by who they are. */
export const stranger = {
  approved: false,
  cleared: false,
  mayWork: false,
  blocked: false,
  hostAway: false,
  otherGone: false,
  hasBid: false,
  hasLiveBid: false,
  hasPendingBid: false,
  isBackup: false,
  invited: false,
  metres: null,
} as const;

type Hosted = Pick<JobFacts, 'hostId'>;

/** Who hosts a job; `isHostOf` asks it of one person, and `hostedBy` of the database. */
export const hostsOf = ({ hostId }: Hosted): string[] => [hostId];
export const isHostOf = (job: Hosted, personId: string): boolean => hostsOf(job).includes(personId);
export const hostedBy = (viewerId: string | SQL | Placeholder): SQL => eq(jobs.hostId, viewerId);

/** The jobs of whomever a call is for, at the homes that its caller looks after. */
export const jobsFor = (actor: Pick<Actor, 'id' | 'member'>): SQL | undefined =>
  and(hostedBy(actor.id), inHomes(actor, jobs.propertyId));

/** Whether a row belongs to a job at such a home; no condition where the caller looks after all. */
export const ofJobInHomes = (actor: Pick<Actor, 'id' | 'member'>, jobId: PgColumn): SQL | undefined =>
  homesOf(actor) ? sql`${jobId} in (select ${jobs.id} from ${jobs} where ${jobsFor(actor)})` : undefined;

/** Which of a job's two people somebody is, once it is known that they are one of them. */
export const sideOf = (job: Pick<JobFacts, 'hostId'>, { id }: Pick<JobViewer, 'id'>): JobSide =>
  isHostOf(job, id) ? 'host' : 'cleaner';

/** How someone relates to a job; everything a job shows and allows follows from it. */
export type Relation = 'host' | 'assigned cleaner' | 'helper' | 'admin' | 'possible bidder' | 'bidder' | null;

export const roleOf: Record<Exclude<Relation, null>, JobViewer['role']> = {
  host: 'HOST',
  'assigned cleaner': 'CLEANER',
  helper: 'CLEANER',
  admin: 'ADMIN',
  'possible bidder': 'CLEANER',
  bidder: 'CLEANER',
};

/** Null: for this caller the job does not exist. The only place that says who a job's host and cleaner are. */
export function relationTo(
  job: Pick<JobFacts, 'hostId' | 'cleanerId' | 'helperIds' | 'status' | 'openToAllAt'>,
  viewer: Pick<JobViewer, 'id' | 'role' | 'approved' | 'cleared' | 'blocked' | 'hostAway' | 'hasBid' | 'invited'>,
): Relation {
  if (viewer.role === 'ADMIN') return 'admin';
  if (viewer.role === 'HOST') return isHostOf(job, viewer.id) ? 'host' : null;
  // once the job is canceled, the cleaner no longer sees details of the home
  if (job.cleanerId === viewer.id) return job.status === 'CANCELED' ? 'bidder' : 'assigned cleaner';
  if (isHelpedBy(job, viewer.id) && viewer.cleared && !viewer.blocked) return 'helper';
  const mayKnow = job.openToAllAt === null || viewer.invited || viewer.hasBid;
  if (job.status === 'OPEN' && mayKnow && viewer.approved && !viewer.blocked && !viewer.hostAway)
    return 'possible bidder';
  return viewer.hasBid || viewer.invited ? 'bidder' : null;
}

/** Who came along still sees the job until it is paid, as its cleaner may add to it until then. */
export const helpedStatuses: readonly JobStatus[] = ['ASSIGNED', 'IN_PROGRESS', 'SUBMITTED'];

/** Whether somebody comes along to the job; what they see of it depends on their check, too. */
export const isHelpedBy = (job: Pick<JobFacts, 'helperIds' | 'status'>, personId: string): boolean =>
  job.helperIds.includes(personId) && helpedStatuses.includes(job.status);

/** Street, notes and checklist are shown to whoever comes along, too. */
export const seesHome = (relation: Relation): boolean => seesEverything(relation) || relation === 'helper';

/** Money, email and phone are shown only to the host, the assigned cleaner and admins. */
export const seesEverything = (relation: Relation): boolean =>
  relation === 'host' || relation === 'assigned cleaner' || relation === 'admin';

export type Looking = Pick<Actor, 'id' | 'role' | 'member'> & Partial<Pick<Actor, 'staffRole'>>;

const me = sql.placeholder('viewerId');
const exists = (rows: SQL) => sql<boolean>`exists (${rows})`;

const theirBids = (which: SQL) =>
  exists(sql`select from ${bids} where ${bids.jobId} = ${jobs.id} and ${bids.cleanerId} = ${me} and ${which}`);

/** How the `viewerId` of a prepared query relates to its job; the query joins the viewer's cleaner profile. */
export const standingColumns = {
  clearance: cleanerProfiles.clearance,
  clearedUntil: cleanerProfiles.clearedUntil,
  blocked: exists(sql`select from ${blocks} where ${blocks.hostId} = ${jobs.hostId} and ${blocks.cleanerId} = ${me}`),
  hostAway: exists(sql`select from ${users} h where h.id = ${jobs.hostId} and h.suspended_at is not null`),
  otherGone: exists(sql`select from ${users} o where o.erased_at is not null
    and o.id = case when ${jobs.hostId} = ${me} then ${jobs.cleanerId} else ${jobs.hostId} end`),
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

export type Standing = Omit<
  JobViewer,
  'id' | 'role' | 'staffRole' | 'memberRole' | 'approved' | 'cleared' | 'mayWork'
> &
  Clearance;

/** The viewer described by a row of `standingColumns`. */
export function viewerFrom(
  { id, role, staffRole = null, member }: Looking,
  { clearance, clearedUntil, ...standing }: Standing,
  now: Date,
): JobViewer {
  const check = { clearance, clearedUntil };
  const may = { approved: isApproved(check, now), cleared: isCleared(check), mayWork: keepsHeldJobs(check) };
  return { ...standing, id, role, staffRole, ...(member && { memberRole: member.role }), ...may };
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

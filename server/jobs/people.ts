import { eq, type Placeholder, type SQL } from 'drizzle-orm';
import type { JobFacts } from './job-view.ts';
import { jobs } from './table.ts';

/** Somebody who looks at a job, with what its rules ask of them. */
export interface JobViewer {
  id: string;
  role: 'HOST' | 'CLEANER' | 'ADMIN';
  /** Of a cleaner: the background check says APPROVED and still counts. */
  approved: boolean;
  /** Of a cleaner: PASSED or APPROVED, which being assigned accepts. */
  cleared: boolean;
  /** Of a cleaner: may start and submit what they hold, also while an approval is made anew. */
  mayWork: boolean;
  /** Of a cleaner: this job's host has blocked them. */
  blocked: boolean;
  /** Of a cleaner: has ever bid on this job, has a live bid on it, a pending one, one that was chosen as a backup. */
  hasBid: boolean;
  hasLiveBid: boolean;
  hasPendingBid: boolean;
  isBackup: boolean;
  /** Of a cleaner: is invited and has not answered. */
  invited: boolean;
  /** Of a cleaner: metres from where they live to the job; null where either place is unknown. */
  metres: number | null;
}

/** What is true of somebody of whom nothing more is known than who they are. */
export const stranger = {
  approved: false,
  cleared: false,
  mayWork: false,
  blocked: false,
  hasBid: false,
  hasLiveBid: false,
  hasPendingBid: false,
  isBackup: false,
  invited: false,
  metres: null,
} as const;

/** Whose job it is; `hostedBy` says the same to the database. */
export const isHostOf = ({ hostId }: Pick<JobFacts, 'hostId'>, viewerId: string): boolean => hostId === viewerId;
export const hostedBy = (viewerId: string | SQL | Placeholder): SQL => eq(jobs.hostId, viewerId);

/** How near to a job somebody is; everything that a job shows and allows follows from it. */
export type Relation = 'host' | 'assigned cleaner' | 'admin' | 'possible bidder' | 'bidder' | null;

/** Null: for this caller the job does not exist. The one place that says who a job's host and cleaner are. */
export function relationTo(
  job: Pick<JobFacts, 'hostId' | 'cleanerId' | 'status'>,
  viewer: Pick<JobViewer, 'id' | 'role' | 'approved' | 'blocked' | 'hasBid' | 'invited'>,
): Relation {
  if (viewer.role === 'ADMIN') return 'admin';
  if (viewer.role === 'HOST') return isHostOf(job, viewer.id) ? 'host' : null;
  // what a cleaner may see of a home ends when the job is called off
  if (job.cleanerId === viewer.id) return job.status === 'CANCELED' ? 'bidder' : 'assigned cleaner';
  if (job.status === 'OPEN' && viewer.approved && !viewer.blocked) return 'possible bidder';
  return viewer.hasBid || viewer.invited ? 'bidder' : null;
}

/** Street, notes, e-mail and phone show only between the host and the assigned cleaner, and to admins. */
export const seesEverything = (relation: Relation): boolean =>
  relation === 'host' || relation === 'assigned cleaner' || relation === 'admin';

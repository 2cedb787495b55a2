import { eq, type Placeholder, type SQL } from 'drizzle-orm';
import type { JobSide } from '#contract/states.ts';
import type { JobFacts } from './job-view.ts';
import { jobs } from './table.ts';

/** Someone looking at a job, with the facts about them that its rules need. */
export interface JobViewer {
  id: string;
  role: 'HOST' | 'CLEANER' | 'ADMIN';
  /** Of a cleaner: the background check is APPROVED and still valid. */
  approved: boolean;
  /** Of a cleaner: PASSED or APPROVED, which is enough to be assigned. */
  cleared: boolean;
  /** Of a cleaner: may start and submit the jobs they hold, even while an approval is being renewed. */
  mayWork: boolean;
  /** Of a cleaner: this job's host has blocked them. */
  blocked: boolean;
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

/** Which of a job's two people somebody is, once it is known that they are one of them. */
export const sideOf = (job: Pick<JobFacts, 'hostId'>, { id }: Pick<JobViewer, 'id'>): JobSide =>
  isHostOf(job, id) ? 'host' : 'cleaner';

/** How someone relates to a job; everything a job shows and allows follows from it. */
export type Relation = 'host' | 'assigned cleaner' | 'admin' | 'possible bidder' | 'bidder' | null;

export const roleOf: Record<Exclude<Relation, null>, JobViewer['role']> = {
  host: 'HOST',
  'assigned cleaner': 'CLEANER',
  admin: 'ADMIN',
  'possible bidder': 'CLEANER',
  bidder: 'CLEANER',
};

/** Null: for this caller the job does not exist. The only place that says who a job's host and cleaner are. */
export function relationTo(
  job: Pick<JobFacts, 'hostId' | 'cleanerId' | 'status'>,
  viewer: Pick<JobViewer, 'id' | 'role' | 'approved' | 'blocked' | 'hasBid' | 'invited'>,
): Relation {
  if (viewer.role === 'ADMIN') return 'admin';
  if (viewer.role === 'HOST') return isHostOf(job, viewer.id) ? 'host' : null;
  // once the job is canceled, the cleaner no longer sees details of the home
  if (job.cleanerId === viewer.id) return job.status === 'CANCELED' ? 'bidder' : 'assigned cleaner';
  if (job.status === 'OPEN' && viewer.approved && !viewer.blocked) return 'possible bidder';
  return viewer.hasBid || viewer.invited ? 'bidder' : null;
}

/** Street, notes, email and phone are shown only to the host, the assigned cleaner and admins. */
export const seesEverything = (relation: Relation): boolean =>
  relation === 'host' || relation === 'assigned cleaner' || relation === 'admin';

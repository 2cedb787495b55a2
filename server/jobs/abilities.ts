import type { JobAbility } from '#contract/jobs.ts';
import { photoJobStatuses } from '#contract/states.ts';
import { hour, plus } from '#server/platform/clock.ts';
import type { JobFacts } from './job-view.ts';

/** What the policy needs to know of whoever looks at a job. */
export interface JobViewer {
  id: string;
  role: 'HOST' | 'CLEANER' | 'ADMIN';
  /** Of a cleaner: the background check says APPROVED and still counts. */
  approved: boolean;
  /** Of a cleaner: PASSED or APPROVED, which being assigned, starting and submitting accept. */
  cleared: boolean;
  /** Of a cleaner: this job's host has blocked them. */
  blocked: boolean;
  /** Of a cleaner: has ever bid on this job, is invited to it, has a live bid on it. */
  hasBid: boolean;
  invited: boolean;
  hasLiveBid: boolean;
  /** Of host and cleaner: has reviewed this job. */
  hasReviewed: boolean;
}

/** How near to a job somebody is; everything a job shows and allows follows from it. */
export type Relation = 'host' | 'assigned cleaner' | 'admin' | 'possible bidder' | 'bidder' | null;

/** Null: for this caller the job does not exist. */
export function relationTo(job: JobFacts, viewer: JobViewer): Relation {
  if (viewer.role === 'ADMIN') return 'admin';
  if (viewer.role === 'HOST') return job.hostId === viewer.id ? 'host' : null;
  if (job.cleanerId === viewer.id) return 'assigned cleaner';
  if (job.status === 'OPEN' && viewer.approved && !viewer.blocked) return 'possible bidder';
  return viewer.hasBid || viewer.invited ? 'bidder' : null;
}

/** Street, notes, e-mail and phone show only between the host and the assigned cleaner, and to admins. */
export const seesEverything = (relation: Relation): boolean =>
  relation === 'host' || relation === 'assigned cleaner' || relation === 'admin';

/** Start Job is possible from two hours before the start. */
export const startOpensAt = (job: Pick<JobFacts, 'startTime'>): Date => plus(job.startTime, -2 * hour);
/** An OPEN job whose end has passed takes no bids and waits to be reposted. */
export const isOver = (job: Pick<JobFacts, 'endTime'>, now: Date): boolean => job.endTime <= now;
/** By when the assigned cleaner must confirm to come; null when there is nothing to confirm. */
export const confirmDueAt = (job: Pick<JobFacts, 'status' | 'confirmBy' | 'confirmedAt'>): Date | null =>
  job.status === 'ASSIGNED' && !job.confirmedAt ? job.confirmBy : null;
/** The saved card is charged by itself 48 hours after submission. */
export const settlesAt = (job: Pick<JobFacts, 'status' | 'submittedAt'>): Date | null =>
  job.status === 'SUBMITTED' && job.submittedAt ? plus(job.submittedAt, 48 * hour) : null;

const underWay = (job: JobFacts) => (photoJobStatuses as readonly string[]).includes(job.status);

/** What the viewer may do with the job now; sent to screens as `can`. */
export function abilities(job: JobFacts, viewer: JobViewer, now: Date): JobAbility[] {
  const relation = relationTo(job, viewer);
  if (relation === 'host') return hostAbilities(job, viewer, now);
  if (relation === 'assigned cleaner') return assignedAbilities(job, viewer, now);
  if (relation === 'admin') return underWay(job) ? ['seePhotos'] : [];
  return relation ? bidderAbilities(job, viewer, now) : [];
}

function hostAbilities(job: JobFacts, viewer: JobViewer, now: Date): JobAbility[] {
  const can: JobAbility[] = [];
  const open = job.status === 'OPEN';
  if (open && !isOver(job, now)) can.push('edit', 'seeBids', 'selectCleaners');
  if (open && isOver(job, now)) can.push('repost');
  if (open || job.status === 'ASSIGNED') can.push('cancel');
  if (underWay(job)) can.push('seePhotos');
  if (job.status === 'SUBMITTED') can.push('pay');
  if (job.status === 'PAID') can.push('tip');
  if (job.status === 'PAID' && !viewer.hasReviewed) can.push('review');
  return can;
}

function assignedAbilities(job: JobFacts, viewer: JobViewer, now: Date): JobAbility[] {
  const can: JobAbility[] = [];
  if (job.status === 'ASSIGNED') can.push('withdraw');
  if (job.status === 'ASSIGNED' && !job.confirmedAt) can.push('confirm');
  if (job.status === 'ASSIGNED' && viewer.cleared && startOpensAt(job) <= now) can.push('start');
  if (job.status === 'IN_PROGRESS') can.push('tickTasks');
  if (job.status === 'IN_PROGRESS' && viewer.cleared) can.push('submit');
  if (underWay(job)) can.push('addPhotos', 'seePhotos');
  if (job.status === 'PAID' && !viewer.hasReviewed) can.push('review');
  return can;
}

function bidderAbilities(job: JobFacts, viewer: JobViewer, now: Date): JobAbility[] {
  if (job.status !== 'OPEN' || isOver(job, now) || viewer.blocked) return [];
  const can: JobAbility[] = [];
  if (viewer.approved && !viewer.hasLiveBid) can.push('bid');
  if (viewer.invited && viewer.cleared) can.push('accept');
  if (viewer.invited) can.push('decline');
  return can;
}

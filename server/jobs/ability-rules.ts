import { type DisputeStatus, type JobStatus, photoJobStatuses } from '#contract/states.ts';
import { mayLeaveAt } from '#contract/waiting-pay.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { JobFacts } from './job-view.ts';
import { awaitsPayment, isOver, mayReportAt, startOpensAt } from './moments.ts';
import { type JobViewer, type Relation, sideOf } from './people.ts';
import { isWaiting, mayLeave } from './waiting.ts';

// The vocabulary of the table of abilities: what a rule is, every rule that it names, and what each refuses with.

interface Asked {
  job: JobFacts;
  viewer: JobViewer;
  now: Date;
}
/**
 * What prevents it; null if nothing does. The refusal is built only if it is thrown: lists check each ability of each
 * job, and an error with its stack costs more than all the rules together.
 */
export type Obstacle = (() => Refusal) | null;
type Rule = (asked: Asked) => Obstacle;

export interface Ability {
  /** Whose ability it is. For everyone else the job is not found. */
  who: readonly Exclude<Relation, null>[];
  /** What the account itself must have; refused (403) even before checking whether there is such a job. */
  first?: (viewer: JobViewer) => Obstacle;
  /** What must be true, checked and refused in this order. */
  rules: readonly Rule[];
  /** Not offered although nothing refuses it: asking again changes nothing, or there is nothing left to do. */
  hidden?: (asked: Asked) => boolean;
}

export const invalidTransition = (from: JobStatus): Refusal =>
  new Refusal('invalid_transition', `This is not possible while the job is ${from}.`);

/** For someone who comes too late: the job has a cleaner, is over or was canceled. */
export const jobNotOpen = (): Refusal => new Refusal('job_not_open', 'This job is no longer open.');

/** What was offered is another by now, was taken back, answered, or is over. */
export const noChangeToAnswer = (): Refusal =>
  new Refusal('stale', 'The details of this job have changed in the meantime. Please review them again.');

/** What becomes possible at a known time. */
const tooEarly = (sentence: string, opensAt: Date): Refusal =>
  new Refusal('too_early', sentence, { extra: { opensAt: opensAt.toISOString() } });

const startsTooEarly = ({ job }: { job: JobFacts }): Refusal => {
  const from = startOpensAt(job);
  return tooEarly(`This job can be started from ${from.toISOString()}, two hours before its start.`, from);
};

export const alreadyBid = (): Refusal =>
  new Refusal('already_bid', 'You have already bid on this job. Change that bid instead.');
export const notApproved = (): Refusal =>
  new Refusal('background_check_required', 'You can bid once your background check is approved.');
const bidIsDecided = (): Refusal =>
  new Refusal('invalid_transition', 'This bid can no longer be changed: it was decided or withdrawn.');
export const heldAsBackup = (): Refusal =>
  new Refusal('invalid_transition', 'You were chosen as a backup at this price. You can withdraw instead.');

const waitsTooEarly = ({ job: { startTime } }: { job: JobFacts }): Refusal =>
  tooEarly(`Waiting counts from the start of the job, ${startTime.toISOString()}.`, startTime);
const alreadyWaited = (): Refusal =>
  new Refusal('invalid_transition', 'You have already reported waiting at this job.');
const alreadyInside = (): Refusal => new Refusal('invalid_transition', 'You have begun the work, so you are inside.');
const nobodyWaits = (): Refusal => new Refusal('invalid_transition', 'No one is waiting at the door.');
const leavesTooEarly = ({ job }: { job: JobFacts }): Refusal => {
  const from = mayLeaveAt(job.waiting?.since ?? job.startTime);
  return tooEarly(`You can leave from ${from.toISOString()}; until then, your waiting time is paid.`, from);
};

export const notInStep = (step: DisputeStatus | null): Refusal =>
  new Refusal('invalid_transition', `This is not possible while the report is ${step ?? 'missing'}.`);
const alreadyReported = (): Refusal => new Refusal('already_exists', 'A problem with this job was already reported.');
const reportedTooLate = (): Refusal =>
  new Refusal('too_late', 'A problem can be reported within 72 hours of submission.');
const stepIsOver = (): Refusal => new Refusal('invalid_transition', 'The time for this has passed.');
const alreadyAccepted = (): Refusal => new Refusal('invalid_transition', 'You have already accepted this proposal.');

export const conversationClosed = (): Refusal =>
  new Refusal('too_late', 'This conversation is closed: the job has been over for 30 days.');

/** A rule that refuses unless the condition holds. */
export const unless =
  (holds: (asked: Asked) => boolean, refusal: (asked: Asked) => Refusal): Rule =>
  (asked) =>
    holds(asked) ? null : () => refusal(asked);

export const isIn = (...states: readonly JobStatus[]): Rule =>
  unless(
    ({ job }) => states.includes(job.status),
    ({ job }) => invalidTransition(job.status),
  );
export const takesBids = ({ job, viewer, now }: Asked) =>
  job.status === 'OPEN' && !isOver(job, now) && !viewer.hostAway;
export const isOpen = unless(takesBids, jobNotOpen);
export const isNotOpen = (asked: Asked) => !takesBids(asked);
export const isOverdue = unless(
  ({ job, now }) => job.status === 'OPEN' && isOver(job, now),
  ({ job }) => invalidTransition(job.status),
);
export const hasPhotos = isIn(...photoJobStatuses);
export const hasBegun = unless(
  ({ job, now }) => now >= job.startTime,
  ({ job }) => tooEarly(`This job can be submitted from its start, ${job.startTime.toISOString()}.`, job.startTime),
);
export const bidIsPending = unless(({ viewer }) => viewer.hasPendingBid, bidIsDecided);
export const hasChangeToAnswer = unless(({ job }) => job.offeredChange?.agreedAt === null, noChangeToAnswer);
export const offeredTimeIsAhead = unless(({ job: { offeredChange: change }, now }) => {
  return !change?.times || new Date(change.times.after.startTime) > now;
}, noChangeToAnswer);
export const hasTimeToKeep = unless(({ job }) => job.offeredChange?.times !== undefined, noChangeToAnswer);
export const mayWork = unless(
  ({ viewer }) => viewer.mayWork,
  () => new Refusal('background_check_required', 'Your background check does not allow you to work right now.'),
);
export const isNotEarly = unless(({ job, now }) => now >= startOpensAt(job), startsTooEarly);

export const atTheDoor = unless(({ job, now }) => now >= job.startTime, waitsTooEarly);
export const hasNotWaited = unless(({ job }) => job.waiting === null, alreadyWaited);
/** Whoever has ticked a task off or taken a picture is inside. */
export const isOutside = unless(({ job }) => job.workBegunAt === null, alreadyInside);
export const waits = unless(({ job }) => isWaiting(job), nobodyWaits);
export const hasWaitedEnough = unless(({ job, now }) => mayLeave(job, now), leavesTooEarly);
export const isToBePaid = unless(
  ({ job }) => awaitsPayment(job) || job.extraDueCents !== null,
  ({ job }) => invalidTransition(job.status),
);
export const isUnreported = unless(({ job }) => job.reportStatus === null, alreadyReported);
export const isReportable = unless(({ job, now }) => mayReportAt(job, now), reportedTooLate);
export const reportIs = (...steps: readonly DisputeStatus[]): Rule =>
  unless(
    ({ job }) => job.reportStatus !== null && steps.includes(job.reportStatus),
    ({ job }) => notInStep(job.reportStatus),
  );
/** What a step's deadline has decided cannot be answered any more, even if the worker has not got to it. */
export const isInTime = unless(({ job, now }) => job.reportDueAt !== null && now < job.reportDueAt, stepIsOver);
export const hasNotAccepted = unless(
  ({ job, viewer }) => job.reportAcceptedBy !== sideOf(job, viewer),
  alreadyAccepted,
);

import { type JobAbility, jobAbilities } from '#contract/job-abilities.ts';
import { type DisputeStatus, type JobStatus, photoJobStatuses } from '#contract/states.ts';
import { jobNotFound, Refusal } from '#server/platform/refusal.ts';
import type { JobFacts } from './job-view.ts';
import { isOver, mayReportAt, startOpensAt } from './moments.ts';
import { type JobViewer, type Relation, relationTo, roleOf, sideOf } from './people.ts';
import { alreadyAccepted, alreadyReported, notInStep, reportedTooLate, stepIsOver } from './report-refusals.ts';
import { hasReviewed } from './reviewing.ts';
import { startsTooEarly, tooEarly } from './too-early.ts';
import { isWaiting, mayLeave } from './waiting.ts';
import { alreadyWaited, leavesTooEarly, nobodyWaits, waitsTooEarly } from './waiting-refusals.ts';

interface Asked {
  job: JobFacts;
  viewer: JobViewer;
  now: Date;
}
/**
 * What prevents it; null if nothing does. The refusal is built only if it is thrown: lists check each ability of each
 * job, and an error with its stack costs more than all the rules together.
 */
type Obstacle = (() => Refusal) | null;
type Rule = (asked: Asked) => Obstacle;

interface Ability {
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

export const alreadyBid = (): Refusal =>
  new Refusal('already_bid', 'You have already bid on this job. Change that bid instead.');

/** What was offered is another by now, was taken back, answered, or is over. */
export const noChangeToAnswer = (): Refusal =>
  new Refusal('stale', 'The details of this job have changed in the meantime. Please review them again.');

const notApproved = (): Refusal =>
  new Refusal('background_check_required', 'You can bid once your background check is approved.');

/** A rule that refuses unless the condition holds. */
const unless =
  (holds: (asked: Asked) => boolean, refusal: (asked: Asked) => Refusal): Rule =>
  (asked) =>
    holds(asked) ? null : () => refusal(asked);

const isIn = (...states: readonly JobStatus[]): Rule =>
  unless(
    ({ job }) => states.includes(job.status),
    ({ job }) => invalidTransition(job.status),
  );
const takesBids = ({ job, now }: Asked) => job.status === 'OPEN' && !isOver(job, now);
const isOpen = unless(takesBids, jobNotOpen);
const isNotOpen = (asked: Asked) => !takesBids(asked);
const isOverdue = unless(
  ({ job, now }) => job.status === 'OPEN' && isOver(job, now),
  ({ job }) => invalidTransition(job.status),
);
const hasPhotos = isIn(...photoJobStatuses);
const hasBegun = unless(
  ({ job, now }) => now >= job.startTime,
  ({ job }) => tooEarly(`This job can be handed in from its start, ${job.startTime.toISOString()}.`, job.startTime),
);
const bidIsPending = unless(
  ({ viewer }) => viewer.hasPendingBid,
  () => new Refusal('invalid_transition', 'This bid can no longer be changed: it was decided or withdrawn.'),
);
const hasChangeToAnswer = unless(({ job }) => job.offeredChange?.agreedAt === null, noChangeToAnswer);
const offeredTimeIsAhead = unless(({ job: { offeredChange: change }, now }) => {
  return !change?.times || new Date(change.times.after.startTime) > now;
}, noChangeToAnswer);
const hasTimeToKeep = unless(({ job }) => job.offeredChange?.times !== undefined, noChangeToAnswer);
const mayWork = unless(
  ({ viewer }) => viewer.mayWork,
  () => new Refusal('background_check_required', 'Your background check does not allow you to work right now.'),
);
const isNotEarly = unless(({ job, now }) => now >= startOpensAt(job), startsTooEarly);

const atTheDoor = unless(({ job, now }) => now >= job.startTime, waitsTooEarly);
const hasNotWaited = unless(({ job }) => job.waiting === null, alreadyWaited);
const waits = unless(({ job }) => isWaiting(job), nobodyWaits);
const hasWaitedEnough = unless(({ job, now }) => mayLeave(job, now), leavesTooEarly);
const isUnreported = unless(({ job }) => job.reportStatus === null, alreadyReported);
const isReportable = unless(({ job, now }) => mayReportAt(job, now), reportedTooLate);
const reportIs = (...steps: readonly DisputeStatus[]): Rule =>
  unless(
    ({ job }) => job.reportStatus !== null && steps.includes(job.reportStatus),
    ({ job }) => notInStep(job.reportStatus),
  );
/** What a step's deadline has decided cannot be answered any more, even if the worker has not got to it. */
const isInTime = unless(({ job, now }) => job.reportDueAt !== null && now < job.reportDueAt, stepIsOver);
const hasNotAccepted = unless(({ job, viewer }) => job.reportAcceptedBy !== sideOf(job, viewer), alreadyAccepted);

/** Who has each ability, when, and what everyone else is told. `can` and the server's refusals both come from here. */
const declared = {
  edit: { who: ['host'], rules: [isOpen] },
  cancel: { who: ['host'], rules: [isIn('OPEN', 'ASSIGNED')] },
  repost: { who: ['host'], rules: [isOverdue] },
  seeBids: { who: ['host'], rules: [], hidden: isNotOpen },
  selectCleaners: { who: ['host'], rules: [isOpen] },
  invite: { who: ['host'], rules: [isOpen] },
  bid: {
    who: ['possible bidder', 'bidder', 'assigned cleaner'],
    first: ({ approved }) => (approved ? null : notApproved),
    rules: [
      unless(({ viewer }) => !viewer.blocked, jobNotFound),
      isOpen,
      unless(({ viewer }) => !viewer.hasLiveBid, alreadyBid),
    ],
  },
  changeBid: {
    who: ['possible bidder', 'bidder', 'assigned cleaner'],
    rules: [
      bidIsPending,
      unless(
        ({ viewer }) => !viewer.isBackup,
        () => new Refusal('invalid_transition', 'You were chosen as a backup at this price. You can withdraw instead.'),
      ),
      isOpen,
    ],
  },
  withdrawBid: { who: ['possible bidder', 'bidder', 'assigned cleaner'], rules: [bidIsPending] },
  accept: {
    who: ['possible bidder', 'bidder', 'assigned cleaner'],
    rules: [
      unless(({ viewer }) => viewer.invited && !viewer.blocked, jobNotFound),
      unless(
        ({ viewer }) => viewer.cleared,
        () => new Refusal('background_check_required', 'You can take jobs once your background check has passed.'),
      ),
      isOpen,
    ],
  },
  decline: {
    who: ['possible bidder', 'bidder', 'assigned cleaner'],
    rules: [unless(({ viewer }) => viewer.invited, jobNotFound)],
    hidden: (asked) => isNotOpen(asked) || asked.viewer.blocked,
  },
  confirm: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED')], hidden: ({ job }) => job.confirmedAt !== null },
  withdraw: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED')] },
  acceptChange: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED'), hasChangeToAnswer, offeredTimeIsAhead] },
  leaveOverChange: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED'), hasChangeToAnswer] },
  keepTime: { who: ['host'], rules: [isIn('ASSIGNED'), hasChangeToAnswer, hasTimeToKeep] },
  start: { who: ['assigned cleaner'], rules: [mayWork, isIn('ASSIGNED'), isNotEarly] },
  wait: { who: ['assigned cleaner'], rules: [mayWork, isIn('ASSIGNED', 'IN_PROGRESS'), atTheDoor, hasNotWaited] },
  endWaiting: { who: ['assigned cleaner'], rules: [isIn('IN_PROGRESS'), waits] },
  couldNotClean: { who: ['assigned cleaner'], rules: [mayWork, isIn('IN_PROGRESS'), waits, hasWaitedEnough] },
  tickTasks: { who: ['assigned cleaner'], rules: [isIn('IN_PROGRESS')] },
  submit: { who: ['assigned cleaner'], rules: [mayWork, isIn('IN_PROGRESS'), hasBegun] },
  addPhotos: { who: ['assigned cleaner'], rules: [isIn('IN_PROGRESS', 'SUBMITTED')] },
  seePhotos: { who: ['host', 'assigned cleaner', 'admin'], rules: [hasPhotos] },
  pay: { who: ['host'], rules: [isIn('SUBMITTED')] },
  tip: { who: ['host'], rules: [isIn('PAID')] },
  review: {
    who: ['host', 'assigned cleaner'],
    rules: [
      isIn('PAID'),
      unless(
        ({ job, viewer }) => !hasReviewed(job, viewer),
        () => new Refusal('already_reviewed', 'You have already reviewed this job.'),
      ),
    ],
  },
  report: { who: ['host'], rules: [isIn('SUBMITTED', 'PAID'), isUnreported, isReportable] },
  answerReport: { who: ['assigned cleaner'], rules: [reportIs('OPEN'), isInTime] },
  acceptProposal: { who: ['host', 'assigned cleaner'], rules: [reportIs('PROPOSED'), isInTime, hasNotAccepted] },
  escalateReport: { who: ['host', 'assigned cleaner'], rules: [reportIs('PROPOSED'), isInTime] },
  withdrawReport: { who: ['host'], rules: [reportIs('OPEN', 'PROPOSED', 'ESCALATED')] },
  addToCalendar: {
    who: ['host', 'assigned cleaner'],
    rules: [
      isIn('OPEN', 'ASSIGNED', 'IN_PROGRESS'),
      unless((asked) => asked.job.status !== 'OPEN' || takesBids(asked), jobNotOpen),
    ],
  },
} as const satisfies Record<JobAbility, Ability>;
const table: Record<JobAbility, Ability> = declared;

/** What only a job's host or its assigned cleaner may do: the job alone says who they are. */
export type HolderAbility = {
  [A in JobAbility]: (typeof declared)[A]['who'][number] extends 'host' | 'assigned cleaner' ? A : never;
}[JobAbility];

/** Whether it depends on the cleaner's background check at that moment. */
export const needsClearance = (ability: JobAbility): boolean => table[ability].rules.includes(mayWork);

/** The abilities of each kind of person, so that a job is checked only for those that could be theirs. */
const abilitiesOf = Map.groupBy(
  jobAbilities.flatMap((name) => table[name].who.map((relation) => ({ relation, name }))),
  ({ relation }) => relation,
);

/** What the viewer may do with the job now; sent to screens as `can`. */
export function abilities(job: JobFacts, viewer: JobViewer, now: Date): JobAbility[] {
  const relation = relationTo(job, viewer);
  const asked = { job, viewer, now };
  const theirs = (relation && abilitiesOf.get(relation)) ?? [];
  return theirs.flatMap(({ name }) => {
    const { first, rules, hidden } = table[name];
    const isOffered = !first?.(viewer) && !hidden?.(asked) && rules.every((rule) => rule(asked) === null);
    return isOffered ? [name] : [];
  });
}

/** Passes only if this person may do this with the job now; otherwise throws the ability's refusal. */
export function require(
  job: JobFacts | null,
  viewer: JobViewer,
  ability: JobAbility,
  now: Date,
): asserts job is JobFacts {
  const refusal = refusalOf(job, viewer, ability, now);
  if (refusal) throw refusal;
}

/** Why the viewer may not do this with the job now; null if they may. */
export const refusalOf = (job: JobFacts | null, viewer: JobViewer, ability: JobAbility, now: Date): Refusal | null =>
  obstacleTo(job, viewer, ability, now)?.() ?? null;

function obstacleTo(job: JobFacts | null, viewer: JobViewer, ability: JobAbility, now: Date): Obstacle {
  const { first, rules } = table[ability];
  const unfit = first?.(viewer);
  if (unfit) return unfit;
  if (!job || !concerns(job, viewer, ability)) return jobNotFound;
  for (const rule of rules) {
    const obstacle = rule({ job, viewer, now });
    if (obstacle) return obstacle;
  }
  return null;
}

/** Whether anyone of this role can have the ability, on whatever job. */
export const isFor = (role: JobViewer['role'], ability: JobAbility): boolean =>
  table[ability].who.some((relation) => roleOf[relation] === role);

/** Whether this person can have the ability at all, whatever the job's state. */
export function concerns(job: JobFacts, viewer: JobViewer, ability: JobAbility): boolean {
  const relation = relationTo(job, viewer);
  return relation !== null && table[ability].who.includes(relation);
}

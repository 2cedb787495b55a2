import { reassignJob } from '#contract/admin-jobs.ts';
import type { JobAbility } from '#contract/job-abilities.ts';
import { cancelAsAdmin } from '#contract/jobs.ts';
import { staffMay } from '#contract/staff-rights.ts';
import { type DisputeStatus, holdingJobStatuses, photoJobStatuses } from '#contract/states.ts';
import { mayLeaveAt } from '#contract/waiting-pay.ts';
import { jobNotFound, Refusal } from '#server/platform/refusal.ts';
import { type Ability, type Asked, inItsState, isIn, type Rule, refuse, tooEarly, unless } from './ability-rules.ts';
import {
  awaitsPayment,
  isGuestReady,
  isOver,
  isWayInOpen,
  isWritable,
  keptTermsOf,
  mayReportAt,
  startOpensAt,
} from './moments.ts';
import { isHostOf, sideOf } from './people.ts';
import { hasReviewed } from './reviewing.ts';
import { isWaiting, mayLeave } from './waiting.ts';

// Who may do what with a job, and when: first each condition with what it refuses with, then the table. ask-abilities.ts
// asks it.

// Bidding and hiring.

/** For someone who comes too late: the job has a cleaner, is over or was canceled. */
export const jobNotOpen = refuse('job_not_open', 'This job is no longer open.');
export const alreadyBid = refuse('already_bid', 'You’ve already bid on this job. Change that bid instead.');
/** What was offered is another by now, was taken back, answered, or is over. */
export const noChangeToAnswer = refuse('stale', 'The details of this job have just changed. Please review them again.');
const needsCheck = (sentence: string) => refuse('background_check_required', sentence);
const notApproved = needsCheck('You can bid once your background check is approved.');

const takesBids = ({ job, viewer, now }: Asked) => job.status === 'OPEN' && !isOver(job, now) && !viewer.hostAway;
const isNotOpen = (asked: Asked) => !takesBids(asked);
const isOpen = unless(takesBids, jobNotOpen);
const isOverdue = unless(({ job, now }) => job.status === 'OPEN' && isOver(job, now), inItsState);
const isNotOver = unless(({ job, now }) => !isOver(job, now), inItsState);
const isKnown = unless(({ viewer }) => !viewer.blocked, jobNotFound);
const isInvited = unless(({ viewer }) => viewer.invited, jobNotFound);
const isCleared = unless(
  ({ viewer }) => viewer.cleared,
  needsCheck('You can take jobs once your background check has passed.'),
);
const hasNoLiveBid = unless(({ viewer }) => !viewer.hasLiveBid, alreadyBid);
const bidIsPending = unless(
  ({ viewer }) => viewer.hasPendingBid,
  refuse('invalid_transition', 'This bid can no longer be changed: it was accepted, declined or withdrawn.'),
);
const isNoBackup = unless(
  ({ viewer }) => !viewer.isBackup,
  refuse('invalid_transition', 'You were chosen as a backup at this price. You can step down instead.'),
);
const hasChangeToAnswer = unless(({ job }) => job.offeredChange?.agreedAt === null, noChangeToAnswer);
const hasTimeToKeep = unless(({ job }) => job.offeredChange?.times !== undefined, noChangeToAnswer);
const offeredTimeIsAhead = unless(({ job: { offeredChange: change }, now }) => {
  return !change?.times || new Date(change.times.after.startTime) > now;
}, noChangeToAnswer);

// Work.

export const mayWork = unless(
  ({ viewer }) => viewer.mayWork,
  needsCheck('You can’t work right now because of your background check.'),
);
/** Cleaners get in for the work and no longer. For everyone else, and at any other time, there is nothing to see. */
const mayGetIn = unless(
  ({ job, viewer, now }) => isHostOf(job, viewer.id) || (viewer.mayWork && isWayInOpen(job, now)),
  jobNotFound,
);
const isNotEarly = unless(
  ({ job, now }) => now >= startOpensAt(job),
  ({ job }) => {
    const from = startOpensAt(job);
    return tooEarly(`You can start this job at ${from.toISOString()}.`, from);
  },
);
const hasBegun = unless(
  ({ job, now }) => now >= job.startTime,
  ({ job }) =>
    tooEarly(
      `You can submit this job once its start time has passed, at ${job.startTime.toISOString()}.`,
      job.startTime,
    ),
);
const atTheDoor = unless(
  ({ job, now }) => now >= job.startTime,
  ({ job: { startTime } }) =>
    tooEarly(`Waiting starts counting at the job’s start time, ${startTime.toISOString()}.`, startTime),
);
/** A wait that is over keeps nobody from another: guests come back, codes fail again. */
const isNotWaiting = unless(
  ({ job }) => !isWaiting(job),
  refuse('invalid_transition', 'You’re already waiting at this job, and it counts.'),
);
/** Whoever has ticked a task off or taken a picture is inside. */
const isOutside = unless(
  ({ job }) => job.workBegunAt === null,
  refuse('invalid_transition', 'You’ve already started the work, so you’re inside.'),
);
const waits = unless(({ job }) => isWaiting(job), refuse('invalid_transition', 'No one is waiting at the door.'));
const hasWaitedEnough = unless(
  ({ job, now }) => mayLeave(job, now),
  ({ job }) => {
    const from = mayLeaveAt(job.waiting ?? { since: job.startTime.toISOString() });
    return tooEarly(`You can leave at ${from.toISOString()}; until then, you’re paid for waiting.`, from);
  },
);
const hasPhotos = isIn(...photoJobStatuses);

// Money, reviews, reports and messages.

const isToBePaid = unless(({ job }) => awaitsPayment(job) || job.extraDueCents !== null, inItsState);
const hasNotReviewed = unless(
  ({ job, viewer }) => !hasReviewed(job, viewer),
  refuse('already_reviewed', 'You’ve already reviewed this job.'),
);
/** Nobody would read it, or could be paid it. */
export const otherIsThere = unless(
  ({ viewer }) => !viewer.otherGone,
  refuse('invalid_transition', 'This account was deleted.'),
);
const isUnreported = unless(
  ({ job }) => job.reportStatus === null,
  refuse('already_exists', 'A problem with this job has already been reported.'),
);
const isReportable = unless(
  ({ job, now }) => mayReportAt(job, now),
  ({ job }) => {
    const hours = keptTermsOf(job).reportableHours;
    return new Refusal('too_late', `You can only report a problem within ${hours} hours of submission.`);
  },
);
export const notInStep = (step: DisputeStatus | null): Refusal =>
  new Refusal('invalid_transition', `This isn’t possible while the report is ${step ?? 'missing'}.`);
const reportIs = (...steps: readonly DisputeStatus[]): Rule =>
  unless(
    ({ job }) => job.reportStatus !== null && steps.includes(job.reportStatus),
    ({ job }) => notInStep(job.reportStatus),
  );
/** What a step's deadline has decided cannot be answered any more, even if the worker has not got to it. */
const isInTime = unless(
  ({ job, now }) => job.reportDueAt !== null && now < job.reportDueAt,
  refuse('invalid_transition', 'The time for this has passed.'),
);
const hasNotAccepted = unless(
  ({ job, viewer }) => job.reportAcceptedBy !== sideOf(job, viewer),
  refuse('invalid_transition', 'You’ve already accepted this proposal.'),
);
/** Nobody is told that a home is ready where no one got in, or where its host has said that something is wrong. */
const wasCleaned = unless(
  ({ job }) => isGuestReady(job),
  refuse('invalid_transition', 'You can only share a cleaning that was done and has no reported problem.'),
);
/** Somebody blocked cannot write, except at a job that is theirs. */
const mayWriteToHost = unless(({ job, viewer }) => !viewer.blocked || job.cleanerId === viewer.id, jobNotFound);
const isNotLongOver = unless(
  ({ job, now }) => isWritable(job, now),
  refuse('too_late', 'This conversation is closed: the job has been over for 30 days.'),
);
const isAhead = unless((asked) => asked.job.status !== 'OPEN' || takesBids(asked), jobNotOpen);

const anyCleaner = ['possible bidder', 'bidder', 'assigned cleaner'] as const;
const bothSides = ['host', 'assigned cleaner'] as const;
const atWork = ['assigned cleaner', 'helper'] as const;

/** Who has each ability and when. `can` and the server's refusals both come from here. */
export const abilityTable = {
  edit: { who: ['host'], rules: [isOpen] },
  cancel: { who: ['host'], rules: [isIn('OPEN', 'ASSIGNED')] },
  cancelAsAdmin: {
    who: ['admin'],
    rules: [isIn('OPEN', 'ASSIGNED', 'IN_PROGRESS', 'SUBMITTED')],
    hidden: ({ viewer }) => !staffMay(viewer.staffRole, cancelAsAdmin),
  },
  reassign: {
    who: ['admin'],
    rules: [isIn('ASSIGNED'), isNotOver],
    hidden: ({ viewer }) => !staffMay(viewer.staffRole, reassignJob),
  },
  repost: { who: ['host'], rules: [isOverdue] },
  seeBids: { who: ['host'], rules: [], hidden: isNotOpen },
  selectCleaners: { who: ['host'], rules: [isOpen] },
  invite: { who: ['host'], rules: [isOpen] },
  openToAll: { who: ['host'], rules: [isOpen], hidden: ({ job }) => job.openToAllAt === null },
  weigh: { who: ['possible bidder', 'bidder'], rules: [isKnown, isOpen] },
  bid: {
    who: anyCleaner,
    first: ({ approved }) => (approved ? null : notApproved),
    rules: [isKnown, isOpen, hasNoLiveBid],
  },
  changeBid: { who: anyCleaner, rules: [bidIsPending, isNoBackup, isOpen] },
  withdrawBid: { who: anyCleaner, rules: [bidIsPending] },
  accept: { who: anyCleaner, rules: [isInvited, isKnown, isCleared, isOpen] },
  decline: { who: anyCleaner, rules: [isInvited], hidden: (asked) => isNotOpen(asked) || asked.viewer.blocked },
  confirm: {
    who: ['assigned cleaner'],
    rules: [isIn('ASSIGNED')],
    tellsCanceled: true,
    hidden: ({ job }) => job.confirmedAt !== null,
  },
  withdraw: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED')], tellsCanceled: true },
  acceptChange: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED'), hasChangeToAnswer, offeredTimeIsAhead] },
  leaveOverChange: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED'), hasChangeToAnswer] },
  keepTime: { who: ['host'], rules: [isIn('ASSIGNED'), hasChangeToAnswer, hasTimeToKeep] },
  start: { who: ['assigned cleaner'], rules: [mayWork, isIn('ASSIGNED'), isNotEarly], tellsCanceled: true },
  wait: {
    who: ['assigned cleaner'],
    rules: [mayWork, isIn(...holdingJobStatuses), atTheDoor, isNotWaiting, isOutside],
  },
  endWaiting: { who: ['assigned cleaner'], rules: [isIn('IN_PROGRESS'), waits] },
  couldNotClean: { who: ['assigned cleaner'], rules: [mayWork, isIn('IN_PROGRESS'), waits, hasWaitedEnough] },
  chooseHelpers: { who: ['assigned cleaner'], rules: [isIn(...holdingJobStatuses)] },
  tickTasks: { who: atWork, rules: [isIn('IN_PROGRESS')] },
  submit: { who: ['assigned cleaner'], rules: [mayWork, isIn('IN_PROGRESS'), hasBegun] },
  addPhotos: { who: atWork, rules: [isIn('IN_PROGRESS', 'SUBMITTED')] },
  addFindings: { who: ['assigned cleaner'], rules: [isIn('IN_PROGRESS', 'SUBMITTED')] },
  seePhotos: { who: [...bothSides, 'helper', 'admin'], rules: [hasPhotos] },
  seeAccess: { who: ['host', ...atWork], rules: [mayGetIn] },
  pay: { who: ['host'], rules: [isToBePaid] },
  tip: { who: ['host'], rules: [isIn('PAID'), otherIsThere] },
  review: { who: bothSides, rules: [isIn('PAID'), hasNotReviewed, otherIsThere] },
  report: { who: ['host'], rules: [isIn('SUBMITTED', 'PAID'), isUnreported, isReportable] },
  answerReport: { who: ['assigned cleaner'], rules: [reportIs('OPEN'), isInTime] },
  acceptProposal: { who: bothSides, rules: [reportIs('PROPOSED'), isInTime, hasNotAccepted] },
  escalateReport: { who: bothSides, rules: [reportIs('PROPOSED'), isInTime] },
  withdrawReport: { who: ['host'], rules: [reportIs('OPEN', 'PROPOSED', 'ESCALATED')] },
  shareReady: { who: ['host'], rules: [isIn('SUBMITTED', 'PAID'), wasCleaned] },
  addToCalendar: { who: bothSides, rules: [isIn('OPEN', 'ASSIGNED', 'IN_PROGRESS'), isAhead] },
  message: { who: ['host', ...anyCleaner], rules: [mayWriteToHost, otherIsThere, isNotLongOver] },
} as const satisfies Record<JobAbility, Ability>;

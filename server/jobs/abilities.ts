import { type JobAbility, jobAbilities } from '#contract/job-abilities.ts';
import { jobNotFound, Refusal } from '#server/platform/refusal.ts';
import {
  type Ability,
  alreadyBid,
  atTheDoor,
  bidIsPending,
  conversationClosed,
  hasBegun,
  hasChangeToAnswer,
  hasNotAccepted,
  hasNotWaited,
  hasPhotos,
  hasTimeToKeep,
  hasWaitedEnough,
  heldAsBackup,
  isIn,
  isInTime,
  isNotEarly,
  isNotOpen,
  isOpen,
  isOutside,
  isOverdue,
  isReportable,
  isToBePaid,
  isUnreported,
  jobNotOpen,
  mayWork,
  notApproved,
  type Obstacle,
  offeredTimeIsAhead,
  reportIs,
  takesBids,
  unless,
  waits,
} from './ability-rules.ts';
import type { JobFacts } from './job-view.ts';
import { isWritable } from './moments.ts';
import { type JobViewer, relationTo, roleOf } from './people.ts';
import { hasReviewed } from './reviewing.ts';

const isNotLongOver = unless(({ job, now }) => isWritable(job, now), conversationClosed);

const anyCleaner = ['possible bidder', 'bidder', 'assigned cleaner'] as const;

/** Who has each ability, when, and what everyone else is told. `can` and the server's refusals both come from here. */
const declared = {
  edit: { who: ['host'], rules: [isOpen] },
  cancel: { who: ['host'], rules: [isIn('OPEN', 'ASSIGNED')] },
  cancelAsAdmin: { who: ['admin'], rules: [isIn('OPEN', 'ASSIGNED', 'IN_PROGRESS', 'SUBMITTED')] },
  repost: { who: ['host'], rules: [isOverdue] },
  seeBids: { who: ['host'], rules: [], hidden: isNotOpen },
  selectCleaners: { who: ['host'], rules: [isOpen] },
  invite: { who: ['host'], rules: [isOpen] },
  bid: {
    who: anyCleaner,
    first: ({ approved }) => (approved ? null : notApproved),
    rules: [
      unless(({ viewer }) => !viewer.blocked, jobNotFound),
      isOpen,
      unless(({ viewer }) => !viewer.hasLiveBid, alreadyBid),
    ],
  },
  changeBid: {
    who: anyCleaner,
    rules: [bidIsPending, unless(({ viewer }) => !viewer.isBackup, heldAsBackup), isOpen],
  },
  withdrawBid: { who: anyCleaner, rules: [bidIsPending] },
  accept: {
    who: anyCleaner,
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
    who: anyCleaner,
    rules: [unless(({ viewer }) => viewer.invited, jobNotFound)],
    hidden: (asked) => isNotOpen(asked) || asked.viewer.blocked,
  },
  confirm: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED')], hidden: ({ job }) => job.confirmedAt !== null },
  withdraw: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED')] },
  acceptChange: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED'), hasChangeToAnswer, offeredTimeIsAhead] },
  leaveOverChange: { who: ['assigned cleaner'], rules: [isIn('ASSIGNED'), hasChangeToAnswer] },
  keepTime: { who: ['host'], rules: [isIn('ASSIGNED'), hasChangeToAnswer, hasTimeToKeep] },
  start: { who: ['assigned cleaner'], rules: [mayWork, isIn('ASSIGNED'), isNotEarly] },
  wait: {
    who: ['assigned cleaner'],
    rules: [mayWork, isIn('ASSIGNED', 'IN_PROGRESS'), atTheDoor, hasNotWaited, isOutside],
  },
  endWaiting: { who: ['assigned cleaner'], rules: [isIn('IN_PROGRESS'), waits] },
  couldNotClean: { who: ['assigned cleaner'], rules: [mayWork, isIn('IN_PROGRESS'), waits, hasWaitedEnough] },
  tickTasks: { who: ['assigned cleaner'], rules: [isIn('IN_PROGRESS')] },
  submit: { who: ['assigned cleaner'], rules: [mayWork, isIn('IN_PROGRESS'), hasBegun] },
  addPhotos: { who: ['assigned cleaner'], rules: [isIn('IN_PROGRESS', 'SUBMITTED')] },
  seePhotos: { who: ['host', 'assigned cleaner', 'admin'], rules: [hasPhotos] },
  pay: { who: ['host'], rules: [isToBePaid] },
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
  message: {
    who: ['host', ...anyCleaner],
    // somebody blocked cannot write, except at a job that is theirs
    rules: [unless(({ job, viewer }) => !viewer.blocked || job.cleanerId === viewer.id, jobNotFound), isNotLongOver],
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

/** The constant tuples that zod enums, column types and unions derive from, and the tables of allowed transitions. */
export const jobStatuses = ['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'SUBMITTED', 'PAID', 'CANCELED'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/**
 * What may follow each state of a job and who moves it there. `settlement` is the payment provider's result reaching
 * the ledger: no person sets PAID. ASSIGNED → ASSIGNED is the next backup taking over.
 */
export const jobTransitions = {
  OPEN: { ASSIGNED: ['host', 'invited cleaner'], CANCELED: ['host', 'admin', 'clock'] },
  ASSIGNED: {
    ASSIGNED: ['assigned cleaner', 'clock', 'admin'],
    OPEN: ['assigned cleaner', 'clock', 'admin'],
    IN_PROGRESS: ['assigned cleaner'],
    CANCELED: ['host', 'admin'],
  },
  IN_PROGRESS: { SUBMITTED: ['assigned cleaner'], CANCELED: ['admin'] },
  SUBMITTED: { PAID: ['settlement'], CANCELED: ['admin'] },
  PAID: {},
  // only a job that was canceled because its stay was gone, and only when the stay is back
  CANCELED: { OPEN: ['returning stay'] },
} as const satisfies Record<JobStatus, Partial<Record<JobStatus, readonly string[]>>>;

export type JobMover =
  | 'host'
  | 'invited cleaner'
  | 'assigned cleaner'
  | 'admin'
  | 'clock'
  | 'settlement'
  | 'returning stay';

/** Whether this mover may take a job from one state to another. */
export function jobMayMove(from: JobStatus, to: JobStatus, mover: JobMover): boolean {
  const movers: readonly string[] = (jobTransitions[from] as Partial<Record<JobStatus, readonly string[]>>)[to] ?? [];
  return movers.includes(mover);
}

/** Jobs that are not over: until they are, neither the property nor the host's last card may be removed. */
export const liveJobStatuses = ['OPEN', 'ASSIGNED', 'IN_PROGRESS', 'SUBMITTED'] as const;
export const holdingJobStatuses = ['ASSIGNED', 'IN_PROGRESS'] as const;
/** Whether its cleaner holds a job: it takes their time, and nothing of it is handed in yet. */
export const isHeld = (status: JobStatus | undefined): boolean => holdingJobStatuses.some((held) => held === status);
/** States in which the host and the assigned cleaner see the photos, and the cleaner adds them. */
export const photoJobStatuses = ['IN_PROGRESS', 'SUBMITTED', 'PAID'] as const;

/** What makes submitted work doubtful: the host then gets more time to look before the card is charged. */
export const workDoubts = ['task_skipped', 'small_photo'] as const;
export type WorkDoubt = (typeof workDoubts)[number];

export const bidStatuses = ['PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;
export type BidStatus = (typeof bidStatuses)[number];
/**
 * Why a bid was lost, as far as its cleaner is told: whoever was chosen asked for less, lives nearer, had cleaned there,
 * or none of it; somebody before them did the job, or took an invitation; the job became another, or was canceled.
 */
export const lossReasons = [
  'price',
  'distance',
  'knowsHome',
  'preferred',
  'chosenBefore',
  'invited',
  'jobChanged',
  'jobCanceled',
  'notConfirmed',
  'notStarted',
  'reassigned',
] as const;
export type LossReason = (typeof lossReasons)[number];
export const liveBidStatuses = ['PENDING', 'ACCEPTED'] as const;

export const timelineKinds = [
  'POSTED',
  'ASSIGNED',
  'REASSIGNED',
  'REOPENED',
  'STARTED',
  'SUBMITTED',
  'PAID',
  'CANCELED',
  'DISPUTED',
  'RESOLVED',
  'OPENED',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const postedCleaningTypes = ['standard', 'deep', 'maintenance'] as const;
export const cleaningTypes = [...postedCleaningTypes, 'post-construction', 'move-out', 'recurring'] as const;

export const photoTypes = ['BEFORE', 'PROGRESS', 'AFTER'] as const;

export const moderationStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type ModerationStatus = (typeof moderationStatuses)[number];

export const backgroundCheckStatuses = ['PENDING', 'IN_PROGRESS', 'PASSED', 'FAILED', 'REJECTED', 'APPROVED'] as const;
export type BackgroundCheckStatus = (typeof backgroundCheckStatuses)[number];
export const backgroundCheckTransitions = {
  // an admin decides only if it is PENDING again because the cleaner's name, date of birth or SSN has changed
  PENDING: ['IN_PROGRESS', 'APPROVED', 'REJECTED'],
  IN_PROGRESS: ['PASSED', 'FAILED', 'PENDING'],
  PASSED: ['APPROVED', 'REJECTED', 'PENDING'],
  FAILED: ['APPROVED', 'REJECTED'],
  // an admin reopens it once the cleaner has answered
  REJECTED: ['PASSED', 'FAILED', 'PENDING'],
  APPROVED: ['PENDING'],
} as const satisfies Record<BackgroundCheckStatus, readonly BackgroundCheckStatus[]>;

/** `repayment`: what a host pays again after their bank has fetched a payment back. */
export const paymentKinds = ['job', 'tip', 'cancellation', 'waiting', 'repayment', 'background_check'] as const;
/** What an admin looks for among payments that have succeeded. */
export const paymentTroubles = ['charged_back', 'refund_returned'] as const;
export const payoutMethods = ['weekly', 'instant'] as const;
export const payoutStatuses = ['pending', 'paid', 'failed', 'held'] as const;
/** `none` is said of a cleaner who has not begun; the provider may ask for more at any time, which restricts. */
export const payoutAccountStatuses = ['none', 'pending', 'enabled', 'restricted'] as const;
/** What a cleaner lets the host know from within the home. */
export const findingKinds = ['damage', 'supply', 'note'] as const;
export type FindingKind = (typeof findingKinds)[number];
/** Why a cleaner at the door cannot begin. */
export const waitingReasons = ['guest_still_here', 'no_access'] as const;
export type WaitingReason = (typeof waitingReasons)[number];
export const paymentStatuses = ['pending', 'requires_action', 'succeeded', 'failed', 'unknown', 'refunded'] as const;
/** What a payment is looked for by: one that was paid and went back in part is `succeeded` too. */
export const paymentFilters = [...paymentStatuses, 'partly_refunded'] as const;

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];
/** Of a report about something that was written or shown. */
export const contentStatuses = ['OPEN', 'CLOSED'] as const;
/** What admins are asked to look at: by people, or by the rules. */
export const contentKinds = ['message', 'profile', 'picture', 'photo', 'review', 'job'] as const;
export type ContentKind = (typeof contentKinds)[number];
/** What people report with a reason from a list. */
export const reportableKinds = ['profile', 'picture', 'photo'] as const satisfies readonly ContentKind[];
export type ReportableKind = (typeof reportableKinds)[number];
export const contentReasons = ['offensive', 'contact', 'fake', 'elsewhere', 'private', 'other'] as const;
export type ContentReason = (typeof contentReasons)[number];
/** What the rules look for. A hint for admins; nothing is refused or hidden because of it. */
export const contentFlags = [
  ...(['phone', 'email', 'messenger', 'paymentLink'] as const),
  ...(['cardNumber', 'ssn', 'threat', 'slur'] as const),
] as const;
export type ContentFlag = (typeof contentFlags)[number];
/** What an admin does about it: nothing, warn its author, or take it away from where others see it. */
export const contentActions = ['none', 'warn', 'hide'] as const;
export type ContentAction = (typeof contentActions)[number];

export const disputeStatuses = ['OPEN', 'PROPOSED', 'ESCALATED', 'RESOLVED'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];
/** What may follow each step of a report; a job is reported once. PROPOSED → PROPOSED is one side accepting. */
export const disputeTransitions = {
  OPEN: ['PROPOSED', 'RESOLVED'],
  PROPOSED: ['PROPOSED', 'ESCALATED', 'RESOLVED'],
  ESCALATED: ['RESOLVED'],
  RESOLVED: [],
} as const satisfies Record<DisputeStatus, readonly DisputeStatus[]>;
/** A reported job whose report is not resolved yet. */
export const isReportOpen = (status: DisputeStatus | null | undefined): status is Exclude<DisputeStatus, 'RESOLVED'> =>
  status != null && status !== 'RESOLVED';
export const disputeReasons = ['late', 'task_missing', 'quality', 'photos', 'damage', 'access', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];
/** The two people of a job, where it matters which of them. */
export const jobSides = ['host', 'cleaner'] as const;
export type JobSide = (typeof jobSides)[number];
export const resolvers = ['agreement', 'admin', 'deadline', 'withdrawn'] as const;
export const keptOutReasons = ['lockout', 'guest_present'] as const;

export const spokenLanguages = [
  'English',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Mandarin',
  'Japanese',
  'Korean',
  'Arabic',
  'Russian',
  'Hindi',
  'Haitian Creole',
] as const;
export const bedroomChoices = [1, 2, 3, 4, 5, 6] as const;
export const bathroomChoices = [1, 1.5, 2, 2.5, 3, 3.5, 4] as const;
export const contactTopics = ['job', 'payment', 'account', 'backgroundCheck', 'safety', 'privacy', 'other'] as const;

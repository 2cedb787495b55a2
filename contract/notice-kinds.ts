import type { Role } from './endpoint.ts';
import type { NotificationKind } from './notifications.ts';

/** What somebody can set channels for: all they are notified of, the mails that let them in, and what owners write to many. */
export type PreferenceKind = NotificationKind | 'signIn' | 'news';

/** Kinds that a screen switches together. All of a group can be switched off, or none. */
export const noticeGroups = [
  ...([
    'offers',
    'bids',
    'messages',
    'progress',
    'reminders',
    'reviews',
    'calendar',
    'check',
    'moderation',
    'news',
  ] as const),
  ...(['today', 'money', 'reports', 'standing'] as const),
] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** Nobody can be without these by mail: today's work, money, deadlines of a report, and getting into the account. */
const essentialGroups: readonly NoticeGroup[] = ['today', 'money', 'reports', 'standing'];

const host: readonly Role[] = ['HOST'];
const cleaner: readonly Role[] = ['CLEANER'];
const admin: readonly Role[] = ['ADMIN'];
const both: readonly Role[] = ['HOST', 'CLEANER'];
const everyone: readonly Role[] = ['HOST', 'CLEANER', 'ADMIN'];

const minute = 60_000;

interface NoticeRule {
  group: NoticeGroup;
  roles: readonly Role[];
  /** In milliseconds: what is older is no longer sent anywhere, only kept under the bell. */
  staleAfter?: number;
}

/** What belongs together, and who hears of it at all. */
export const noticeRules: Readonly<Record<PreferenceKind, NoticeRule>> = {
  bidPlaced: { group: 'bids', roles: host },
  bidChanged: { group: 'bids', roles: host },
  bidWithdrawn: { group: 'bids', roles: host },
  acceptedByRule: { group: 'bids', roles: host },
  requestAccepted: { group: 'bids', roles: host },
  requestDeclined: { group: 'bids', roles: host },
  cleanerConfirmed: { group: 'bids', roles: host },
  placeChangeAccepted: { group: 'bids', roles: host },
  workStarted: { group: 'progress', roles: host },
  workSubmitted: { group: 'progress', roles: host },
  memberAccepted: { group: 'progress', roles: host },
  memberLeft: { group: 'standing', roles: host },
  membershipEnded: { group: 'standing', roles: host },
  calendarNeedsYou: { group: 'calendar', roles: host },
  stayGone: { group: 'calendar', roles: host },
  stayDoubted: { group: 'calendar', roles: host },
  backupAfterWithdrawal: { group: 'today', roles: host },
  reopenedAfterWithdrawal: { group: 'today', roles: host },
  backupAfterDeadline: { group: 'today', roles: host },
  reopenedAfterDeadline: { group: 'today', roles: host },
  backupAfterPlaceChange: { group: 'today', roles: host },
  reopenedAfterPlaceChange: { group: 'today', roles: host },
  backupAfterSuspension: { group: 'today', roles: host },
  reopenedAfterSuspension: { group: 'today', roles: host },
  backupByFreshkey: { group: 'today', roles: host },
  reopenedByFreshkey: { group: 'today', roles: host },
  workCutShort: { group: 'today', roles: host },
  canceledByAdmin: { group: 'today', roles: host },
  nobodyChosen: { group: 'today', roles: host },
  guestStillHere: { group: 'today', roles: host },
  noAccess: { group: 'today', roles: host },
  waitEnded: { group: 'progress', roles: host },
  couldNotClean: { group: 'today', roles: host },
  damageFound: { group: 'today', roles: host },
  suppliesLow: { group: 'progress', roles: host },
  replaceCode: { group: 'reminders', roles: host },
  helperComes: { group: 'progress', roles: host },
  notStarted: { group: 'today', roles: host, staleAfter: 60 * minute },
  hostPaid: { group: 'money', roles: host },
  waitingCharged: { group: 'money', roles: host },
  cancellationCharged: { group: 'money', roles: host },
  paymentFailed: { group: 'money', roles: host },
  couldNotCleanUnpaid: { group: 'money', roles: host },
  cancellationUnpaid: { group: 'money', roles: host },
  waitingUnpaid: { group: 'money', roles: host },
  chargebackToPay: { group: 'money', roles: host },
  chargebackSettled: { group: 'money', roles: host },
  refundReturned: { group: 'money', roles: both },
  refunded: { group: 'money', roles: both },
  cardExpires: { group: 'money', roles: host },
  reportAnswered: { group: 'reports', roles: host },

  jobFound: { group: 'offers', roles: cleaner },
  invited: { group: 'offers', roles: cleaner },
  invitationVoided: { group: 'offers', roles: cleaner },
  bidRejected: { group: 'offers', roles: cleaner },
  bidVoided: { group: 'offers', roles: cleaner },
  biddenJobCanceled: { group: 'offers', roles: cleaner },
  biddenJobBack: { group: 'offers', roles: cleaner },
  chosenAsBackup: { group: 'offers', roles: cleaner },
  backupReleased: { group: 'offers', roles: cleaner },
  helperAccepted: { group: 'offers', roles: cleaner },
  helperLeft: { group: 'today', roles: cleaner },
  helpingEnded: { group: 'today', roles: cleaner },
  helpingChosen: { group: 'today', roles: cleaner },
  helpingNotNeeded: { group: 'today', roles: cleaner },
  helpingMoved: { group: 'today', roles: cleaner },
  helpingCanceled: { group: 'today', roles: cleaner },
  jobTomorrow: { group: 'reminders', roles: cleaner },
  checkPassed: { group: 'check', roles: cleaner },
  checkFailed: { group: 'check', roles: cleaner },
  checkApproved: { group: 'check', roles: cleaner },
  checkEnds: { group: 'check', roles: cleaner },
  bidAccepted: { group: 'today', roles: cleaner },
  promoted: { group: 'today', roles: cleaner },
  placeChanged: { group: 'today', roles: cleaner },
  timeKept: { group: 'today', roles: cleaner },
  takenOff: { group: 'today', roles: cleaner },
  jobLost: { group: 'today', roles: cleaner },
  jobCanceled: { group: 'today', roles: cleaner },
  confirmSoon: { group: 'today', roles: cleaner, staleAfter: 60 * minute },
  leaveNow: { group: 'today', roles: cleaner, staleAfter: 30 * minute },
  startNow: { group: 'today', roles: cleaner, staleAfter: 30 * minute },
  submitWork: { group: 'today', roles: cleaner },
  cleanerPaid: { group: 'money', roles: cleaner },
  cleanerPaidLater: { group: 'money', roles: cleaner },
  tipPaid: { group: 'money', roles: cleaner },
  cancellationPaid: { group: 'money', roles: cleaner },
  waitingPaid: { group: 'money', roles: cleaner },
  chargedBack: { group: 'money', roles: cleaner },
  chargebackReturned: { group: 'money', roles: cleaner },
  repaid: { group: 'money', roles: cleaner },
  earningsTaken: { group: 'money', roles: cleaner },
  creditsEarned: { group: 'money', roles: cleaner },
  payoutPaid: { group: 'money', roles: cleaner },
  payoutFailed: { group: 'money', roles: cleaner },
  payoutHeld: { group: 'money', roles: cleaner },
  payoutReleased: { group: 'money', roles: cleaner },
  payoutsHeld: { group: 'money', roles: cleaner },
  payoutsReleased: { group: 'money', roles: cleaner },
  payoutAccountRestricted: { group: 'money', roles: cleaner },
  payoutAccountIncomplete: { group: 'money', roles: cleaner },
  jobReported: { group: 'reports', roles: cleaner },
  reportWithdrawn: { group: 'reports', roles: cleaner },
  // their mails give the reasons and the way to object, which a rejected person has a right to
  checkRejected: { group: 'standing', roles: cleaner },
  checkReopened: { group: 'standing', roles: cleaner },
  checkAnew: { group: 'standing', roles: cleaner },

  messageReceived: { group: 'messages', roles: both },
  contentKept: { group: 'messages', roles: both },
  contentWarned: { group: 'messages', roles: both },
  contentHidden: { group: 'messages', roles: both },
  reportedKept: { group: 'messages', roles: both },
  reportedWarned: { group: 'messages', roles: both },
  reportedHidden: { group: 'messages', roles: both },
  reportedTextHidden: { group: 'messages', roles: host },
  reportedPictureHidden: { group: 'messages', roles: host },
  reportReopened: { group: 'messages', roles: both },
  profileWarned: { group: 'standing', roles: both },
  profileHidden: { group: 'standing', roles: cleaner },
  pictureHidden: { group: 'standing', roles: cleaner },
  photoWarned: { group: 'standing', roles: both },
  photoHidden: { group: 'standing', roles: both },
  reviewWarned: { group: 'standing', roles: both },
  jobWarned: { group: 'standing', roles: host },
  messageWarned: { group: 'standing', roles: both },
  messageHidden: { group: 'standing', roles: both },
  contentRestored: { group: 'standing', roles: both },
  decisionUndone: { group: 'standing', roles: both },
  stayMoved: { group: 'today', roles: both },
  stayCanceled: { group: 'today', roles: both },
  stayUnsure: { group: 'today', roles: both },
  stayConfirmed: { group: 'today', roles: both },
  stayBack: { group: 'today', roles: both },
  proposalMade: { group: 'reports', roles: both },
  proposalAccepted: { group: 'reports', roles: both },
  reportEscalated: { group: 'reports', roles: both },
  reportResolved: { group: 'reports', roles: both },
  reviewAsked: { group: 'reviews', roles: both },
  reviewApproved: { group: 'reviews', roles: both },
  reviewRejected: { group: 'reviews', roles: both },
  reviewReminder: { group: 'reviews', roles: both },

  checkWaiting: { group: 'moderation', roles: admin },
  contentWaiting: { group: 'moderation', roles: admin },
  reviewWaiting: { group: 'moderation', roles: admin },
  reportWaiting: { group: 'reports', roles: admin },
  chargebackNoted: { group: 'money', roles: admin },
  refundToConfirm: { group: 'money', roles: admin },
  refundDeclined: { group: 'money', roles: admin },
  refundExpired: { group: 'money', roles: admin },
  refundToSend: { group: 'money', roles: admin },
  codesSwitchedOff: { group: 'standing', roles: admin },
  signIn: { group: 'standing', roles: everyone },
  news: { group: 'news', roles: both },
};

export const isEssential = (kind: PreferenceKind): boolean => essentialGroups.includes(noticeRules[kind].group);

export const hearsOf = (role: Role, kind: PreferenceKind): boolean => noticeRules[kind].roles.includes(role);

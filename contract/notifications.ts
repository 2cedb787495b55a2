import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { LiveTopic } from './topics.ts';
import { id, instant, maybe, pageQuery } from './wire.ts';

/** Everything people are notified of, grouped by recipient. */
export const notificationKinds = [
  // hosts
  'bidPlaced',
  'bidChanged',
  'bidWithdrawn',
  'requestAccepted',
  'requestDeclined',
  'cleanerConfirmed',
  'backupAfterWithdrawal',
  'reopenedAfterWithdrawal',
  'backupAfterDeadline',
  'reopenedAfterDeadline',
  'placeChangeAccepted',
  'backupAfterPlaceChange',
  'reopenedAfterPlaceChange',
  'backupAfterSuspension',
  'reopenedAfterSuspension',
  'workCutShort',
  'workStarted',
  'workSubmitted',
  'canceledByAdmin',
  'nobodyChosen',
  'hostPaid',
  'waitingCharged',
  'cancellationCharged',
  'paymentFailed',
  'couldNotCleanUnpaid',
  'cancellationUnpaid',
  'waitingUnpaid',
  'chargebackToPay',
  'chargebackSettled',
  'guestStillHere',
  'noAccess',
  'couldNotClean',
  'refunded',
  'reportAnswered',
  'calendarNeedsYou',
  'stayGone',
  'stayDoubted',
  'notStarted',
  'cardExpires',
  'replaceCode',
  'helperComes',
  // cleaners
  'helperAccepted',
  'helperLeft',
  'helpingEnded',
  'helpingChosen',
  'helpingNotNeeded',
  'helpingMoved',
  'helpingCanceled',
  'bidAccepted',
  'promoted',
  'chosenAsBackup',
  'backupReleased',
  'bidRejected',
  'bidVoided',
  'jobFound',
  'invited',
  'invitationVoided',
  'placeChanged',
  'timeKept',
  'jobLost',
  'jobCanceled',
  'biddenJobCanceled',
  'biddenJobBack',
  'cleanerPaid',
  'cleanerPaidLater',
  'tipPaid',
  'cancellationPaid',
  'waitingPaid',
  'chargedBack',
  'chargebackReturned',
  'repaid',
  'earningsTaken',
  'creditsEarned',
  'payoutPaid',
  'payoutFailed',
  'payoutHeld',
  'payoutAccountRestricted',
  'jobReported',
  'reportWithdrawn',
  'checkPassed',
  'checkFailed',
  'checkApproved',
  'checkRejected',
  'checkEnds',
  'checkAnew',
  'confirmSoon',
  'jobTomorrow',
  'leaveNow',
  'startNow',
  'submitWork',
  'payoutAccountIncomplete',
  // both
  'refundReturned',
  'messageReceived',
  'messageWarned',
  'messageHidden',
  'contentKept',
  'contentWarned',
  'contentHidden',
  'proposalMade',
  'proposalAccepted',
  'reportEscalated',
  'reportResolved',
  'stayMoved',
  'stayCanceled',
  'stayUnsure',
  'stayConfirmed',
  'stayBack',
  'reviewAsked',
  'reviewApproved',
  'reviewRejected',
  'reviewReminder',
  // admins
  'checkWaiting',
  'reviewWaiting',
  'reportWaiting',
  'contentWaiting',
  'chargebackNoted',
  'refundToSend',
  'codesSwitchedOff',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** In the language set in the reader's account. */
  title: z.string(),
  text: z.string(),
  /** A path inside the product. */
  link: z.string(),
  createdAt: instant,
  readAt: maybe(instant),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  summary: 'What the caller was told, newest first; `unread=true` leaves out what has been read',
  status: 200,
  query: pageQuery({ unread: z.enum(['true', 'false']).optional() }),
  answer: z.array(notification),
  paged: true,
  whileSuspended: true,
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  access: 'signed-in',
  summary: 'How much the caller has not read: notifications, and conversations with unread messages',
  status: 200,
  answer: z.object({ notifications: z.number().int(), conversations: z.number().int() }),
  whileSuspended: true,
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  access: 'signed-in',
  summary: 'Mark some of the caller’s notifications as read, or all; ids of others are ignored',
  status: 204,
  body: z.strictObject({ ids: z.array(id).max(100).optional() }).default({}),
  whileSuspended: true,
  whileUnverified: true,
});

/** The data of the event `changed`: ids and topics, nothing personal. */
export interface Changed {
  topics: readonly LiveTopic[];
  jobId?: string;
}

export const openEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  access: 'signed-in',
  summary:
    'Server-sent events for open pages: `changed` { topics, jobId? }, `notification` {}, and `missed` {} when some may be lost',
  status: 200,
  answer: z.string(),
  whileSuspended: true,
});

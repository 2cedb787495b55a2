import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, maybe, pageQuery } from './wire.ts';

/** Everything that somebody is told about, by whom it is told to. */
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
  'workStarted',
  'workSubmitted',
  'canceledByAdmin',
  'nobodyChosen',
  'hostPaid',
  'paymentFailed',
  'calendarNeedsYou',
  // cleaners
  'bidAccepted',
  'promoted',
  'chosenAsBackup',
  'backupReleased',
  'bidRejected',
  'bidVoided',
  'invited',
  'invitationVoided',
  'jobLost',
  'jobCanceled',
  'biddenJobCanceled',
  'cleanerPaid',
  'cleanerPaidLater',
  'tipPaid',
  'checkPassed',
  'checkFailed',
  'checkApproved',
  'checkRejected',
  'checkEnds',
  'checkAnew',
  // both
  'stayMoved',
  'stayCanceled',
  'reviewAsked',
  'reviewApproved',
  'reviewRejected',
  // admins
  'checkWaiting',
  'reviewWaiting',
  'codesSwitchedOff',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** In the reader's language, as the account has it. */
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

/** What may have changed for somebody. An open page fetches what it shows of it again. */
export const liveTopics = [
  'job',
  'openJobs',
  'bids',
  'requests',
  'money',
  'reviews',
  'check',
  'moderation',
  'calendar',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

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

/** What may have changed for somebody. An open page fetches what it shows of it again. */
export type LiveTopic =
  | 'job'
  | 'openJobs'
  | 'bids'
  | 'requests'
  | 'money'
  | 'reviews'
  | 'check'
  | 'moderation'
  | 'calendar'
  | 'busyTimes'
  | 'messages'
  | 'helpers'
  | 'team'
  | 'account'
  | 'settings';

/** What a write changes. Live topics also reach other people's open pages; the rest is shown only to the writer. */
export type Topic =
  | LiveTopic
  | 'access'
  | 'invitations'
  | 'calendarLink'
  | 'work'
  | 'cards'
  | 'properties'
  | 'homes'
  | 'guestPages'
  | 'ownerLinks'
  | 'profile'
  | 'searches'
  | 'templates'
  | 'autoAccept'
  | 'sessions'
  | 'twoFactor'
  | 'notifications'
  | 'undelivered'
  | 'noticePreferences';

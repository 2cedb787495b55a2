/** What calendars are told apart by, without zod: the platforms, why something was decided, and what a feed is refused for. */
export const calendarPlatforms = ['airbnb', 'booking_com', 'vrbo'] as const;
export type CalendarPlatform = (typeof calendarPlatforms)[number];

/** What somebody may choose for one event of a feed; `auto` leaves it to the rules again. */
export const decisionChoices = ['stay', 'block', 'auto'] as const;
export type DecisionChoice = (typeof decisionChoices)[number];

/** What an event of a feed was taken for. `gone` was a stay and is canceled; `ignored` is neither stay nor block. */
export const eventKinds = ['stay', 'tentative', 'block', 'gone', 'ignored'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Why an event was taken for what it is; what is in brackets comes along as values. */
export const eventReasons = [
  /** The platform words it as reserved. */
  'reserved',
  /** The platform words it as blocked. */
  'blocked',
  /** The words do not tell, and it is short enough for a guest (`nights`). */
  'closedShort',
  /** The words do not tell, and it is longer than 60 nights (`nights`). */
  'closedLong',
  /** The words do not tell, and it is the last one and reaches as far as the platform takes bookings. */
  'closedAtHorizon',
  /** The words do not tell, and the host has said what they mean on this feed. */
  'closedAsYouSaid',
  /** Not confirmed yet: a booking, no cleaning. */
  'tentative',
  /** The host chose it for this event. */
  'yourChoice',
  /** The same stay came first by another feed (`platform`). */
  'sameStay',
  /** Our own export, imported back. */
  'ownExport',
  /** A series, which no stay is. */
  'repeats',
  /** Over before it was first read. */
  'past',
  /** More than 400 days ahead. */
  'tooFar',
  /** Its dates cannot be read or end before they begin. */
  'unreadable',
  /** Missing in the last reading; canceled if it is missing in the next one too. */
  'goneOnce',
  /** Missing, and kept until the host says what to do about an empty or shrunken feed. */
  'goneKept',
  /** Missing in two readings in a row, or marked as canceled by the platform. */
  'gone',
] as const;
export type EventReason = (typeof eventReasons)[number];

/** What that means for the cleaning. */
export const cleaningReasons = [
  /** Nothing is to be cleaned: no stay, or not confirmed. */
  'none',
  /** A job was posted for the check-out day (`startTime`). */
  'jobCreated',
  /** A job is to be posted by this import; only in a dry run (`startTime`). */
  'jobPlanned',
  /** The host posted one for that day by hand. */
  'jobByHand',
  /** Somebody canceled the job, or nobody took it; it is not posted again. */
  'jobCanceled',
  /** The check-out moved after the job was taken: both were told, and the new time (`startTime`) was offered. */
  'jobToMove',
  /** The check-out moved after the job was taken, and the job stays at its own time: the host kept it, or it has begun. */
  'jobKept',
  /** The stay is gone and its job already taken: the host decides. */
  'jobToCancel',
  /** The stay is no longer confirmed and its job already taken: the host decides. */
  'jobUnsure',
  /** The stay is gone, and its job was canceled. */
  'jobCanceledToo',
  /** The stay is gone, and its job is not canceled with it: it has begun, is done, or was posted by hand. */
  'jobStands',
  /** More than 60 days ahead; posted from `from` on. */
  'later',
  /** The check-out hour was over. */
  'tooLate',
  /** The property does not create jobs automatically. */
  'off',
  /** Needs you: add a card. */
  'needsCard',
  /** Needs you: pay for an earlier job. */
  'needsPayment',
  /** Needs you: the next guest may come before this one has left. */
  'needsHours',
  /** Needs you: the property’s time zone is not known, so nobody could say when the cleaning begins. */
  'needsZone',
  /** Needs you: another calendar has a guest in the house on that day. */
  'overlaps',
] as const;
export type CleaningReason = (typeof cleaningReasons)[number];

/** Why a feed could not be used, with the error code of the wire that it is answered with. */
export const calendarFaults = {
  noFeed: 'calendar_unreachable',
  notFound: 'calendar_unreachable',
  refused: 'calendar_unreachable',
  timeout: 'calendar_unreachable',
  /** (`status`) */
  httpStatus: 'calendar_unreachable',
  redirects: 'calendar_unreachable',
  badUrl: 'url_not_allowed',
  scheme: 'url_not_allowed',
  credentials: 'url_not_allowed',
  port: 'url_not_allowed',
  privateAddress: 'url_not_allowed',
  notACalendar: 'calendar_invalid',
  webPage: 'calendar_invalid',
  nothing: 'calendar_invalid',
  cutOff: 'calendar_invalid',
  garbled: 'calendar_invalid',
  tooLarge: 'calendar_invalid',
  tooManyEvents: 'calendar_invalid',
  tooSlow: 'calendar_invalid',
  /** Something in it that nobody had thought of. */
  unexpected: 'calendar_invalid',
} as const;
export type CalendarFaultCode = keyof typeof calendarFaults;
export interface CalendarFault {
  code: CalendarFaultCode;
  /** With `httpStatus`. */
  status?: number;
}

/** Faults of the server itself, and too many requests: another address would not help. */
export const isOfServer = (status: number): boolean => status >= 500 || status === 429;

/** What the host is asked or told about a feed. */
export const calendarAlarms = [
  /** The feed has no event any more, and stays are missing. */
  'empty',
  /** More than half of at least four future stays are missing. */
  'shrunk',
  /** Three readings in a row failed. */
  'failing',
  /** No reading has worked for a day. */
  'stale',
] as const;
export type CalendarAlarm = (typeof calendarAlarms)[number];

/** How a feed does, as admins see it; the first that is true. */
export const calendarHealths = [
  /** Its host has switched it off. */
  'disabled',
  /** It has no address yet, or was never imported. */
  'waiting',
  /** It is empty, or lost more than half of its stays, and its host is asked. */
  'shrunk',
  /** No reading has worked for a day. */
  'stale',
  /** The last reading failed. */
  'failing',
  'active',
] as const;
export type CalendarHealth = (typeof calendarHealths)[number];
/** As admins read them: what most needs somebody first. */
export const healthsWorstFirst: readonly CalendarHealth[] = [
  'failing',
  'shrunk',
  'stale',
  'waiting',
  'active',
  'disabled',
];

/** Names of companies, the same in every language. */
export const platformNames: Record<CalendarPlatform, string> = {
  airbnb: 'Airbnb',
  booking_com: 'Booking.com',
  vrbo: 'Vrbo',
};

const hosts: readonly [RegExp, CalendarPlatform][] = [
  [/(^|\.)airbnb\.[a-z.]{2,6}$/, 'airbnb'],
  [/(^|\.)booking\.com$/, 'booking_com'],
  [/(^|\.)(vrbo\.com|homeaway\.[a-z.]{2,6}|abritel\.fr|fewo-direkt\.de|stayz\.com\.au|bookabach\.co\.nz)$/, 'vrbo'],
];

/** The platform that a pasted feed address belongs to; null where it does not tell. */
export function platformOfUrl(text: string): CalendarPlatform | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  return hosts.find(([pattern]) => url && pattern.test(url.hostname))?.[1] ?? null;
}

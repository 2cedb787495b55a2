import { z } from 'zod';
import {
  calendarAlarms,
  calendarFaults,
  calendarPlatforms,
  cleaningReasons,
  decisionChoices,
  eventKinds,
  eventReasons,
} from './calendar-words.ts';
import { endpoint } from './endpoint.ts';
import { eventMarks } from './stay-marks.ts';
import { anyLine, line } from './text.ts';
import { day, id, idOr, idParams, instant, maybe, pageQuery } from './wire.ts';

const platform = z.enum(calendarPlatforms);
export const ofProperty = z.object({ id, title: z.string() });
/** What an event whose words do not tell ("CLOSED - Not available") is taken for: by its length, or as the host says. */
const unclearMeans = z.enum(decisionChoices);

/** A feed's address as the host pastes it; blank and null: no feed yet. */
const calendarUrl = anyLine(2000).transform((text) => text.trim() || null);

// an object of string keys: the codes are listed in calendar-words.ts
export const calendarFault = z.object({ code: z.enum(keysOf(calendarFaults)), status: z.number().int().optional() });

export const integration = z.object({
  id,
  property: ofProperty,
  platform,
  externalPropertyId: z.string(),
  /** Masked: the host and the last characters; null while there is no feed yet. */
  calendarUrl: maybe(z.string()),
  syncEnabled: z.boolean(),
  /** The last reading that worked. */
  lastSyncAt: maybe(instant),
  /** In English; `lastFault` says the same by code. Null once a reading has worked again. */
  lastError: maybe(z.string()),
  lastFault: maybe(calendarFault),
  unclearMeans,
  /** False until the first sync, which is the import; only then it is read every 30 minutes. */
  imported: z.boolean(),
  nextRunAt: maybe(instant),
  alarm: maybe(z.enum(calendarAlarms)),
  /** Stays that are missing in the feed and wait for the host's word; with `empty` and `shrunk`. */
  missingStays: z.number().int(),
  createdAt: instant,
});
export type Integration = z.infer<typeof integration>;

const reasonValues = {
  nights: z.number().int().optional(),
  platform: platform.optional(),
  startTime: instant.optional(),
  from: day.optional(),
};

/** What becomes of the cleaning after a stay. */
export const cleaning = z.object({ code: z.enum(cleaningReasons), ...reasonValues });

/** What was decided about one event of a feed, and why. */
export const decision = z.object({
  id,
  integrationId: id,
  platform,
  property: ofProperty,
  checkInDate: z.string(),
  checkOutDate: z.string(),
  nights: z.number().int(),
  guestName: maybe(z.string()),
  kind: z.enum(eventKinds),
  /** What the host chose for it. */
  choice: z.enum(decisionChoices),
  reason: z.object({ code: z.enum(eventReasons), ...reasonValues }),
  cleaning,
  /** The check-out day before the stay moved. */
  movedFrom: maybe(z.string()),
  bookingId: maybe(id),
  jobId: maybe(id),
  ...eventMarks,
  decidedAt: instant,
});
export type Decision = z.infer<typeof decision>;

/** In a dry run nothing has an id yet that was not there before. */
export const plannedDecision = decision.extend({ id: maybe(id) });

export const leftOut = z.object({
  blocked: z.number().int(),
  past: z.number().int(),
  ownExport: z.number().int(),
  other: z.number().int(),
});
export type LeftOut = z.infer<typeof leftOut>;

export const syncResult = z.object({
  bookingsCreated: z.number().int(),
  bookingsUpdated: z.number().int(),
  bookingsCanceled: z.number().int(),
  jobsCreated: z.number().int(),
  /** Those that had been canceled with their stay, and are open again with it. */
  jobsReopened: z.number().int(),
  jobsMoved: z.number().int(),
  jobsCanceled: z.number().int(),
  /** Stays of the property whose job waits for the host’s card. */
  waitForCard: z.number().int(),
  /** With `dryRun=true`: how many entries of the feed are no stays, and why. */
  leftOut: leftOut.optional(),
  alarm: maybe(z.enum(calendarAlarms)),
  /** With `dryRun=true`: what would be decided, by check-out day. */
  decisions: z.array(plannedDecision).optional(),
});
export type SyncResult = z.infer<typeof syncResult>;

export const listIntegrations = endpoint({
  method: 'GET',
  path: '/api/calendar/integrations',
  access: ['HOST'],
  summary: 'The calendars that the host has connected, newest first',
  status: 200,
  query: pageQuery({}),
  answer: z.array(integration),
  paged: true,
});
/** How many calendars there can be. */
export const mostCalendars = { atProperty: 10, ofHost: 200 };

export const addIntegration = endpoint({
  method: 'POST',
  path: '/api/calendar/integrations',
  access: ['HOST'],
  summary: 'Connect a calendar, up to 10 per property and 200 per host; nothing is read before its first sync',
  status: 201,
  body: z.strictObject({
    propertyId: idOr('propertyRequired'),
    platform,
    externalPropertyId: line(100),
    calendarUrl: calendarUrl.nullish(),
  }),
  answer: integration,
});
export const changeIntegration = endpoint({
  method: 'PATCH',
  path: '/api/calendar/integrations/{id}',
  access: ['HOST'],
  summary:
    'Change a calendar: its address (with null, its future stays and their open jobs go), whether it is read, what unclear closings mean; what is left out is kept',
  status: 200,
  params: idParams,
  body: z.strictObject({
    externalPropertyId: line(100).optional(),
    calendarUrl: calendarUrl.nullish(),
    syncEnabled: z.boolean().optional(),
    unclearMeans: unclearMeans.optional(),
  }),
  answer: integration,
});
export const removeIntegration = endpoint({
  method: 'DELETE',
  path: '/api/calendar/integrations/{id}',
  access: ['HOST'],
  summary: 'Remove a calendar with its future stays and their open jobs',
  status: 204,
  params: idParams,
});
export const syncIntegration = endpoint({
  method: 'POST',
  path: '/api/calendar/integrations/{id}/sync',
  access: ['HOST'],
  summary:
    'Sync the feed now, at most 20 times a minute (60 for all of the host’s feeds); with dryRun=true it changes nothing',
  status: 200,
  params: idParams,
  query: z.strictObject({ dryRun: z.enum(['true', 'false']).optional() }),
  answer: syncResult,
});
export const decideMissingStays = endpoint({
  method: 'POST',
  path: '/api/calendar/integrations/{id}/missing-stays',
  access: ['HOST'],
  summary: 'After an empty or shrunken feed: cancel the stays that are missing in it, or keep them',
  status: 200,
  params: idParams,
  body: z.strictObject({ decision: z.enum(['cancel', 'keep']) }),
  answer: integration,
});
export const listDecisions = endpoint({
  method: 'GET',
  path: '/api/calendar/integrations/{id}/decisions',
  access: ['HOST'],
  summary: 'What was decided about each event of the feed, and why, by check-out day; `from` leaves out earlier ones',
  status: 200,
  params: idParams,
  query: pageQuery({ from: day.optional() }),
  answer: z.array(decision),
  paged: true,
});
export const changeDecision = endpoint({
  method: 'PUT',
  path: '/api/calendar/decisions/{id}',
  access: ['HOST'],
  summary: 'Treat an event as a stay or a block from now on, or leave it to the rules again',
  status: 200,
  params: idParams,
  body: z.strictObject({ decision: z.enum(decisionChoices) }),
  answer: decision,
});
function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): [K, ...K[]] {
  // keys() forgets which keys there are
  return Object.keys(record) as [K, ...K[]];
}

import { z } from 'zod';
import { integration } from './calendar.ts';
import { calendarHealths, calendarPlatforms } from './calendar-words.ts';
import { endpoint } from './endpoint.ts';
import { prose } from './text.ts';
import { adminQuery, id, idParams, instant, maybe } from './wire.ts';

/** What a list of calendars can be sorted by, upwards; with a minus downwards; `health` is worst first. Without any: the newest first. */
export const adminCalendarSorts = ['health', 'createdAt', 'lastSyncAt', 'nextSyncAt', 'host', 'property'] as const;

/** A connected calendar as an admin sees it: its address stays masked. */
export const adminCalendar = integration
  .pick({
    ...{ id: true, property: true, platform: true, externalPropertyId: true, calendarUrl: true, syncEnabled: true },
    ...{ lastSyncAt: true, lastError: true, lastFault: true, alarm: true, missingStays: true, createdAt: true },
  })
  .extend({
    host: z.object({ id, name: z.string(), email: z.string() }),
    health: z.enum(calendarHealths),
    /** When it is read next; null while it is not read by itself. */
    nextSyncAt: maybe(instant),
    /** Readings in a row that failed. */
    failures: z.number().int(),
    /** Stays ahead that are known by this calendar. */
    staysAhead: z.number().int(),
    /** Jobs of these stays that are OPEN, and those that somebody has taken. */
    openJobs: z.number().int(),
    takenJobs: z.number().int(),
  });
export type AdminCalendar = z.infer<typeof adminCalendar>;

export const listAdminCalendars = endpoint({
  method: 'GET',
  path: '/api/admin/calendar-integrations',
  access: ['ADMIN'],
  summary:
    'Every connected calendar with its health; q searches hosts, properties, platform ids and ids; format=csv exports',
  status: 200,
  query: adminQuery(adminCalendarSorts, {
    health: z.enum(calendarHealths).optional(),
    platform: z.enum(calendarPlatforms).optional(),
    hostId: id.optional(),
    propertyId: id.optional(),
  }),
  answer: z.array(adminCalendar),
  paged: true,
});
export const countCalendars = endpoint({
  method: 'GET',
  path: '/api/admin/calendar-integrations/healths',
  access: ['ADMIN'],
  summary: 'How many connected calendars there are of each health',
  status: 200,
  answer: z.record(z.enum(calendarHealths), z.number().int()),
});
export const syncAdminCalendar = endpoint({
  method: 'POST',
  path: '/api/admin/calendar-integrations/{id}/sync',
  access: ['ADMIN'],
  summary: 'Sync an imported calendar now, with a reason that is kept in the audit log',
  status: 200,
  params: idParams,
  body: z.strictObject({ reason: prose(2000).refine((text) => text.trim() !== '', 'required') }),
  answer: adminCalendar,
});

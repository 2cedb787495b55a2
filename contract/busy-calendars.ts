import { z } from 'zod';
import { calendarFault } from './calendar.ts';
import { endpoint } from './endpoint.ts';
import { line } from './text.ts';
import { id, idParams, instant, maybe } from './wire.ts';

/** A time that is taken; nothing else of a private calendar is kept. */
export const busyTime = z.object({ startTime: instant, endTime: instant });
export type BusyTime = z.infer<typeof busyTime>;

const busyCalendar = z.object({
  id,
  /** Masked: the host and the last characters. */
  calendarUrl: z.string(),
  /** Whose service it is, as the address tells. */
  provider: z.enum(['google', 'apple', 'outlook', 'other']),
  /** It is being read, or about to be. */
  reading: z.boolean(),
  /** The last reading that worked. */
  lastReadAt: maybe(instant),
  /** Null once a reading has worked again. */
  lastFault: maybe(calendarFault),
  createdAt: instant,
});
export type BusyCalendar = z.infer<typeof busyCalendar>;

const busyCalendars = z.object({
  /** The oldest first. */
  calendars: z.array(busyCalendar),
  /** When they say that the cleaner is busy in the next 28 days: in order, without overlaps. */
  busy: z.array(busyTime),
  /** Of where the cleaner lives. */
  timeZone: z.string(),
});
export type BusyCalendars = z.infer<typeof busyCalendars>;

export const listBusyCalendars = endpoint({
  method: 'GET',
  path: '/api/cleaner/calendars',
  access: ['CLEANER'],
  summary: 'The private calendars whose busy times keep a cleaner from being booked, and those times',
  status: 200,
  answer: busyCalendars,
});

export const addBusyCalendar = endpoint({
  method: 'POST',
  path: '/api/cleaner/calendars',
  access: ['CLEANER'],
  summary:
    'Add a private calendar by its ICS address, which is then read every 30 minutes; 409 `too_many` beyond 5, `already_exists` for the same address, 422 `url_not_allowed`',
  status: 201,
  body: z.strictObject({ calendarUrl: line(2000) }),
  answer: busyCalendar,
});

export const readBusyCalendar = endpoint({
  method: 'POST',
  path: '/api/cleaner/calendars/{id}/read',
  access: ['CLEANER'],
  summary: 'Sync a private calendar right away',
  status: 200,
  params: idParams,
  answer: busyCalendar,
});

export const removeBusyCalendar = endpoint({
  method: 'DELETE',
  path: '/api/cleaner/calendars/{id}',
  access: ['CLEANER'],
  summary: 'Remove a private calendar and all busy times known from it',
  status: 204,
  params: idParams,
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, instant, maybe } from './wire.ts';

/** The secret link to somebody's own calendar, for the calendar app they use. */
export const showExportLink = endpoint({
  method: 'GET',
  path: '/api/calendar/export-link',
  access: ['HOST', 'CLEANER'],
  summary: 'Whether there is a link to the caller’s own calendar, and since when; null without one',
  status: 200,
  answer: maybe(z.object({ createdAt: instant })),
});
export const makeExportLink = endpoint({
  method: 'POST',
  path: '/api/calendar/export-link',
  access: ['HOST', 'CLEANER'],
  summary: 'A new secret link to the caller’s own calendar, shown only once; the previous one stops working',
  status: 201,
  answer: z.object({ url: z.string(), createdAt: instant }),
});
export const removeExportLink = endpoint({
  method: 'DELETE',
  path: '/api/calendar/export-link',
  access: ['HOST', 'CLEANER'],
  summary: 'End the link to the caller’s own calendar',
  status: 204,
});
export const getExportedCalendar = endpoint({
  method: 'GET',
  path: '/calendar/{secret}.ics',
  access: 'anyone',
  summary: 'An iCalendar file by its secret link: a host’s stays and cleanings, a cleaner’s assigned jobs; 60 an hour',
  status: 200,
  params: z.strictObject({ secret: z.string().regex(/^[\w-]{32}$/) }),
});
export const getJobCalendar = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}/calendar.ics',
  access: ['HOST', 'CLEANER'],
  summary:
    'One job as an iCalendar file, for its host and assigned cleaner, under the UID it has in their calendar link',
  status: 200,
  params: idParams,
});

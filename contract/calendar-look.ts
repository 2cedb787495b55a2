import { z } from 'zod';
import { calendarFault } from './calendar.ts';
import { endpoint } from './endpoint.ts';
import { anyLine } from './text.ts';
import { maybe } from './wire.ts';

/** How many addresses can be looked at with one call. */
export const mostLooks = 10;

/** What a calendar says of its home before it is connected; with a fault everything else is empty. */
const calendarLook = z.object({
  name: maybe(z.string()),
  timeZone: maybe(z.string()),
  /** How many entries it has, stays and closings alike. */
  entries: z.number().int(),
  fault: maybe(calendarFault),
});
export type CalendarLook = z.infer<typeof calendarLook>;

export const lookAtCalendars = endpoint({
  method: 'POST',
  path: '/api/calendar/look',
  access: ['HOST'],
  summary: 'What is at some calendar addresses, in their order; nothing is kept. 60 addresses an hour',
  status: 200,
  body: z.strictObject({ calendarUrls: z.array(anyLine(2000)).min(1).max(mostLooks) }),
  answer: z.array(calendarLook),
});

import { z } from 'zod';
import { adminJobSorts, adminPropertySorts, propertyStatuses } from './admin-sorts.ts';
import { calendarHealths } from './calendar-words.ts';
import { endpoint } from './endpoint.ts';
import { job } from './jobs.ts';
import { property } from './properties.ts';
import { disputeStatuses, jobStatuses } from './states.ts';
import { line } from './text.ts';
import { adminQuery, dayOrInstant, id, idParams, instant, maybe } from './wire.ts';

/** A job as an admin sees it in a list, whoever is on it. */
export const adminJob = job.extend({
  /** Bids that wait for the host. */
  pendingBidCount: z.number().int(),
  /** Where a report about it stands; null if there is none. */
  reportStatus: maybe(z.enum(disputeStatuses)),
});
export type AdminJob = z.infer<typeof adminJob>;

export const listAllJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  access: ['ADMIN'],
  summary:
    'Every job; `q` finds an id (its own, its home’s, its people’s), a home or a person; from and to are days or instants of its start; `unfinished=true` adds what began in the 30 days before `from` and still has a cleaner at it; `notOver=true` leaves out what has come to its end; `format=csv` exports',
  status: 200,
  query: adminQuery(adminJobSorts, {
    status: z.enum(jobStatuses).optional(),
    hostId: id.optional(),
    cleanerId: id.optional(),
    propertyId: id.optional(),
    from: dayOrInstant.optional(),
    to: dayOrInstant.optional(),
    unfinished: z.enum(['true']).optional(),
    notOver: z.enum(['true']).optional(),
  }),
  answer: z.array(adminJob),
  paged: true,
});

/** A home as an admin sees it: what lets somebody in is not there. */
export const adminProperty = property.extend({
  host: z.object({ id, name: z.string(), email: z.string() }),
  jobCount: z.number().int(),
  openJobCount: z.number().int(),
  /** Of its connected calendars, the one that does worst, as the list of calendars says; null without any. */
  calendarHealth: maybe(z.enum(calendarHealths)),
  removedAt: maybe(instant),
});
export type AdminProperty = z.infer<typeof adminProperty>;

export const listAllProperties = endpoint({
  method: 'GET',
  path: '/api/admin/properties',
  access: ['ADMIN'],
  summary: 'Every home; `q` finds an id, a title, an address or a host; `format=csv` exports',
  status: 200,
  query: adminQuery(adminPropertySorts, { status: z.enum(propertyStatuses).optional(), hostId: id.optional() }),
  answer: z.array(adminProperty),
  paged: true,
});

export const reassignJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/{id}/reassign',
  access: ['ADMIN'],
  summary:
    'Take a job that has not begun from its cleaner, for a reason: the next on the ladder takes over, or it is open again and `inviteId` is invited; 409 for one who cannot come then',
  status: 200,
  params: idParams,
  body: z.strictObject({ reason: line(500), inviteId: id.nullish() }),
  answer: job,
});

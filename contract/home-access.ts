import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { anyLine, isBlank, prose } from './text.ts';
import { id, idParams, instant, maybe, pageQuery } from './wire.ts';

/** How somebody gets into a home. Null is what its host has not said. */
const homeAccess = z.object({
  doorCode: maybe(z.string()),
  alarm: maybe(z.string()),
  parking: maybe(z.string()),
  wifiName: maybe(z.string()),
  wifiPassword: maybe(z.string()),
  notes: maybe(z.string()),
});
export type HomeAccess = z.infer<typeof homeAccess>;

/** What is left out, null or blank is none. */
const orNone = (text: z.ZodString) =>
  text.nullish().transform((typed) => (typed === undefined || typed === null || isBlank(typed) ? null : typed));

/** The longest of each, in characters. */
export const homeAccessForm = z.strictObject({
  doorCode: orNone(anyLine(120)),
  alarm: orNone(prose(500)),
  parking: orNone(prose(500)),
  wifiName: orNone(anyLine(120)),
  wifiPassword: orNone(anyLine(120)),
  notes: orNone(prose(2000)),
});

export const saveHomeAccess = endpoint({
  method: 'PUT',
  path: '/api/properties/{id}/access',
  access: ['HOST'],
  summary: 'Save how a cleaner gets into a property; anything left out is removed',
  status: 204,
  params: idParams,
  body: homeAccessForm,
});
export const getHomeAccess = endpoint({
  method: 'GET',
  path: '/api/properties/{id}/access',
  access: ['HOST'],
  summary: 'How a cleaner gets into the host’s own property; not logged',
  status: 200,
  params: idParams,
  answer: homeAccess,
});
const accessLook = z.object({ at: instant, jobId: id, viewer: z.object({ id, name: z.string() }) });
export type AccessLook = z.infer<typeof accessLook>;
export const listAccessLooks = endpoint({
  method: 'GET',
  path: '/api/properties/{id}/access-log',
  access: ['HOST'],
  summary: 'Who has looked at how to get into a property, newest first',
  status: 200,
  params: idParams,
  query: pageQuery({}),
  answer: z.array(accessLook),
  paged: true,
});
export const lookAtAccess = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}/access',
  access: ['HOST', 'CLEANER'],
  summary:
    'How to get in: for the assigned cleaner from when the work can be started until submission, each look being logged; for the host always',
  status: 200,
  params: idParams,
  answer: homeAccess,
});

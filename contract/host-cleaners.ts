import { z } from 'zod';
import { cents } from './amounts.ts';
import { cleanerRecord } from './cleaner-record.ts';
import { endpoint } from './endpoint.ts';
import { anyLine, prose } from './text.ts';
import { id, idParams, instant, maybe, pageQuery } from './wire.ts';

const knownCleaner = z.object({
  id,
  name: z.string(),
  /** A small picture of them, where they show one. */
  pictureUrl: maybe(z.string()),
  email: maybe(z.string()),
  phone: maybe(z.string()),
  ratingAvg: maybe(z.number()),
  ratingCount: z.number().int(),
  blocked: z.boolean(),
  favorite: z.boolean(),
  jobsCompleted: z.number().int(),
  /** What the host has written down about them, for nobody else. */
  note: maybe(z.string()),
  /** Where they had their latest job with this host, if the host still has that home. */
  lastPropertyId: maybe(id),
  /** The latest cleaning that was paid for, and what the host paid for it, without a tip; left out where there is none. */
  lastCleaning: z.object({ jobId: id, startTime: instant, timeZone: z.string(), chargedCents: cents }).nullish(),
  /** The names of the host’s homes that they have cleaned, those they know best first; with the list. */
  homes: z.array(z.string()).optional(),
  /** The next job they are to begin for this host; left out where there is none. */
  nextJob: z.object({ jobId: id, startTime: instant, timeZone: z.string() }).nullish(),
  /** The latest job about which the two may still write to each other. */
  talkJobId: maybe(id).optional(),
  record: cleanerRecord.optional(),
});
export type KnownCleaner = z.infer<typeof knownCleaner>;
export const listHostCleaners = endpoint({
  method: 'GET',
  path: '/api/host/cleaners',
  access: ['HOST'],
  summary:
    'Cleaners who bid for or worked with this host, or invited them to Freshkey, by name; email and phone of those who were assigned',
  status: 200,
  query: pageQuery({
    /** Part of a name or, of those who were assigned, of an email or phone number. */
    q: anyLine(120).optional(),
  }),
  answer: z.array(knownCleaner),
  paged: true,
});
const hostCleaner = knownCleaner.extend({ record: cleanerRecord });
export type HostCleaner = z.infer<typeof hostCleaner>;
export const getHostCleaner = endpoint({
  method: 'GET',
  path: '/api/host/cleaners/{id}',
  access: ['HOST'],
  summary: 'The history between the host and a cleaner they know or can find, and that cleaner’s reliability',
  status: 200,
  params: idParams,
  answer: hostCleaner,
});
const block = { path: '/api/host/cleaners/{id}/block', access: ['HOST'], status: 204, params: idParams } as const;
export const blockCleaner = endpoint({
  ...block,
  method: 'POST',
  summary: 'Block a cleaner: hide the host’s jobs from them, close their pending bids and refuse new ones',
});
export const unblockCleaner = endpoint({ ...block, method: 'DELETE', summary: 'Unblock a cleaner' });
const favorite = { path: '/api/host/cleaners/{id}/favorite', access: ['HOST'], status: 204, params: idParams } as const;
export const favoriteCleaner = endpoint({
  ...favorite,
  method: 'PUT',
  summary: 'Make a cleaner a favorite: invited first where a property asks for it',
});
export const unfavoriteCleaner = endpoint({
  ...favorite,
  method: 'DELETE',
  summary: 'Remove a cleaner from the favorites',
});
export const noteCleaner = endpoint({
  method: 'PUT',
  path: '/api/host/cleaners/{id}/note',
  access: ['HOST'],
  summary: 'Save a note about a cleaner that only this host sees; null removes it',
  status: 204,
  params: idParams,
  body: z.strictObject({ note: maybe(prose(1000)) }),
});

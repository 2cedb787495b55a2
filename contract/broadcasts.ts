import { z } from 'zod';
import { broadcastAudiences, broadcastStates } from './broadcast-words.ts';
import { endpoint } from './endpoint.ts';
import { anyLine, line, said } from './text.ts';
import { id, idParams, instant, maybe, pageQuery } from './wire.ts';

const city = line(80).nullish();
const audience = z.enum(broadcastAudiences);

/** A mail that owners wrote to many at once. */
const broadcast = z.object({
  id,
  audience,
  /** Where they live or have a home; null for everywhere. */
  city: maybe(z.string()),
  subject: z.string(),
  text: z.string(),
  state: z.enum(broadcastStates),
  /** How many were to get it when it was confirmed, and how many it was written to so far. */
  people: z.number().int(),
  written: z.number().int(),
  by: z.object({ id, name: z.string() }),
  createdAt: instant,
  /** When the last mail was written, or somebody stopped it. */
  endedAt: maybe(instant),
});
export type Broadcast = z.infer<typeof broadcast>;

export const listBroadcasts = endpoint({
  method: 'GET',
  path: '/api/admin/broadcasts',
  access: ['ADMIN'],
  summary: 'The emails that were written to many at once, newest first',
  status: 200,
  query: pageQuery({}),
  answer: z.array(broadcast),
  paged: true,
});
export const countBroadcast = endpoint({
  method: 'GET',
  path: '/api/admin/broadcasts/count',
  access: ['ADMIN'],
  summary: 'How many would get a broadcast, and how many more don’t want such emails',
  status: 200,
  query: z.strictObject({ audience, city: line(80).optional() }),
  answer: z.object({
    people: z.number().int(),
    unsubscribed: z.number().int(),
    /** As those who live there write it; null for everywhere. */
    city: maybe(z.string()),
  }),
});
const words = { subject: line(150), text: said(5000) };
/** What is written before anything is counted or confirmed; an empty city is everywhere. */
export const broadcastDraft = z.strictObject({ audience, city: anyLine(80), ...words });
export type BroadcastDraft = z.input<typeof broadcastDraft>;
export const testBroadcast = endpoint({
  method: 'POST',
  path: '/api/admin/broadcasts/test',
  access: ['ADMIN'],
  summary: 'Email a draft to the caller alone',
  status: 204,
  body: z.strictObject(words),
});
export const sendBroadcast = endpoint({
  method: 'POST',
  path: '/api/admin/broadcasts',
  access: ['ADMIN'],
  summary:
    'Email everyone of a segment who wants such emails, for a reason that is kept in the audit log; `people` is their number, typed to confirm it: 409 `stale` for another, `already_exists` for what was sent in the same words to the same people within 24 hours; for owners',
  status: 201,
  body: z.strictObject({
    audience,
    city,
    ...words,
    people: z.number().int().min(1).max(10_000_000),
    reason: said(500),
  }),
  answer: broadcast,
});
export const stopBroadcast = endpoint({
  method: 'POST',
  path: '/api/admin/broadcasts/{id}/stop',
  access: ['ADMIN'],
  summary: 'Write to no one else; what was written already is sent. 409 once it has ended; for owners',
  status: 200,
  params: idParams,
  body: z.strictObject({ reason: said(500) }),
  answer: broadcast,
});

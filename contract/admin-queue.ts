import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, maybe, pageQuery } from './wire.ts';

/** What can wait for an admin; each is settled in a section of its own. */
export const queueKinds = [
  'task',
  'dispute',
  'refund',
  'payout',
  'returned',
  'check',
  'content',
  'feed',
  'review',
  'notice',
] as const;
export type QueueKind = (typeof queueKinds)[number];

const queueItem = z.object({
  /** What it is settled by: the report’s, payment’s (of a refund), payout’s (held, or returned by its bank), cleaner’s (of a check), case’s or review’s id; the oldest one’s where there are several. */
  id,
  kind: z.enum(queueKinds),
  /** Whom or what it is about; of tasks their name; null of feeds and notices. */
  name: maybe(z.string()),
  /** How many of the same kind this line stands for. */
  count: z.number().int(),
  /** Since when it waits. */
  since: instant,
  /** When it is too late; null where nothing happens by itself. */
  dueAt: maybe(instant),
  /** Of a review alone: its stars, and the home it was written about. */
  review: z.object({ stars: z.number(), place: z.string() }).optional(),
});
export type QueueItem = z.infer<typeof queueItem>;

export const listQueue = endpoint({
  method: 'GET',
  path: '/api/admin/queue',
  access: ['ADMIN'],
  summary: 'Everything that waits for an admin of the caller’s role, the most urgent first',
  status: 200,
  query: pageQuery({}),
  answer: z.array(queueItem),
  paged: true,
});

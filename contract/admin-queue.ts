import { z } from 'zod';
import { cents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, maybe, pageQuery } from './wire.ts';

/** What can wait for an admin; each is settled in a section of its own. */
export const queueKinds = [
  'uncovered',
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
  /** What it is settled by: the job’s (that nobody comes to), the report’s, payment’s (of a refund), payout’s (held, or returned by its bank), cleaner’s (of a check), case’s or review’s id; the oldest one’s where there are several. */
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
  /** What is at stake: of a job or a report the job’s payout, of a refund or a payout its sum. */
  amountCents: cents.optional(),
  /** Of a job or a report: its host, then its cleaner if it has one. */
  people: z.array(z.string()).optional(),
  /** Of a job: the zone of its home, by whose clock it starts. */
  timeZone: z.string().optional(),
  /** Of a job without a cleaner: bids that wait for its host. */
  bidCount: z.number().int().optional(),
  /** Of a check that has come back: whether it was passed; absent where a passed one has to be looked at again. */
  isPassed: z.boolean().optional(),
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

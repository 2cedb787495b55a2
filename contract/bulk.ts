import { z } from 'zod';
import { bulkMost, bulkRefusals } from './bulk-limit.ts';
import { id, maybe } from './wire.ts';

/** One that is named twice is decided once. */
export const bulkIds = z.array(id).min(1).max(bulkMost);

/** What became of each, in the order they were named: `unchanged` where nothing was left to do, or can be done any more. */
export const bulkAnswer = z.object({
  results: z.array(
    z.object({
      id,
      outcome: z.enum(['done', 'unchanged', 'refused']),
      /** Of a refused one. */
      error: maybe(z.enum(bulkRefusals)),
    }),
  ),
});
export type BulkAnswer = z.infer<typeof bulkAnswer>;

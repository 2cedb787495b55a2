import { eq } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { turnoverHeads } from './table.ts';

/** How many links a job's chain has by now. */
export async function chainLength(reader: Reader, jobId: string): Promise<number> {
  const [head] = await reader
    .select({ links: turnoverHeads.links })
    .from(turnoverHeads)
    .where(eq(turnoverHeads.jobId, jobId));
  return head?.links ?? 0;
}

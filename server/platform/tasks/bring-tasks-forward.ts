import { sql } from 'drizzle-orm';
import type { Tx } from '../db.ts';

/** Time has gone ahead by so many milliseconds: what waits for an instant, or to be tried again, waits so much less. */
export async function bringTasksForward(tx: Tx, milliseconds: number): Promise<void> {
  await tx.execute(sql`
    update pgboss.job set start_after = start_after - ${milliseconds} * interval '1 millisecond'
    where state in ('created', 'retry') and start_after > now()`);
}

import { sql } from 'drizzle-orm';
import type { Tx } from '../db.ts';

/** The clock has moved ahead by this much: whatever waits for an instant or a retry now waits that much less. */
export async function bringTasksForward(tx: Tx, milliseconds: number): Promise<void> {
  await tx.execute(sql`
    update pgboss.job set start_after = start_after - ${milliseconds} * interval '1 millisecond'
    where state in ('created', 'retry') and start_after > now()`);
}

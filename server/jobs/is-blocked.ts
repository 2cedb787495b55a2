import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { blocks } from './table.ts';

/** Whether a host has blocked a cleaner. */
export async function isBlocked(tx: Tx, hostId: string, cleanerId: string): Promise<boolean> {
  return (await tx.$count(blocks, and(eq(blocks.hostId, hostId), eq(blocks.cleanerId, cleanerId)))) > 0;
}

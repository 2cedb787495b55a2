import { and, eq } from 'drizzle-orm';
import { isCleared, lockCleaner } from '#server/cleaners/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { blocks } from '../table.ts';

/** What decides whether a helper may do anything at a locked job; true until the transaction ends. */
export async function helperStanding(
  tx: Tx,
  { hostId }: { hostId: string },
  helperId: string,
): Promise<{ cleared: boolean; blocked: boolean }> {
  const cleared = isCleared(await lockCleaner(tx, helperId));
  const isBlock = and(eq(blocks.hostId, hostId), eq(blocks.cleanerId, helperId));
  return { cleared, blocked: (await tx.$count(blocks, isBlock)) > 0 };
}

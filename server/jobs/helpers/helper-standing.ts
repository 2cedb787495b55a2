import { isCleared, lockCleaner } from '#server/cleaners/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { isBlocked } from '../is-blocked.ts';

/** What decides whether a helper may do anything at a locked job; true until the transaction ends. */
export async function helperStanding(
  tx: Tx,
  { hostId }: { hostId: string },
  helperId: string,
): Promise<{ cleared: boolean; blocked: boolean }> {
  const cleared = isCleared(await lockCleaner(tx, helperId));
  return { cleared, blocked: await isBlocked(tx, hostId, helperId) };
}

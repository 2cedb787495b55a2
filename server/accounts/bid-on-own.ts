import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { users } from './table.ts';

/** The account is no longer a helper’s only. False where it was not. */
export async function bidOnOwn(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ helperOnly: false })
    .where(and(eq(users.id, userId), eq(users.helperOnly, true)));
  return rowCount === 1;
}

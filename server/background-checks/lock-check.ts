import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { backgroundChecks } from './table.ts';

export type CheckRow = typeof backgroundChecks.$inferSelect;

/** The check that counts for a cleaner, its row held until the transaction ends; null before one is begun. */
export async function lockCheck(tx: Tx, userId: string): Promise<CheckRow | null> {
  const [check] = await tx
    .select()
    .from(backgroundChecks)
    .where(and(eq(backgroundChecks.userId, userId), isNull(backgroundChecks.supersededAt)))
    .for('update');
  return check ?? null;
}

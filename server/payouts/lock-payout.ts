import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { PayoutRow } from './open-payout.ts';
import { payouts } from './table.ts';

export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | null> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return payout ?? null;
}

/** Changes a locked payout and returns the new row. */
export async function changePayout(tx: Tx, payout: PayoutRow, changes: Partial<PayoutRow>): Promise<PayoutRow> {
  await tx.update(payouts).set(changes).where(eq(payouts.id, payout.id));
  return { ...payout, ...changes };
}

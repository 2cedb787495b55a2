import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { users } from './table.ts';

/** Nothing is paid out to them from now on, for this reason. */
export async function keepPayoutHold(tx: Tx, id: string, { at, reason }: { at: Date; reason: string }): Promise<void> {
  await tx.update(users).set({ payoutsHeldAt: at, payoutsHoldReason: reason }).where(eq(users.id, id));
}

/** They are paid out again, from the first weekly payout after this moment on. */
export async function endPayoutHold(tx: Tx, id: string, at: Date): Promise<void> {
  const released = { payoutsHeldAt: null, payoutsHoldReason: null, payoutsReleasedAt: at };
  await tx.update(users).set(released).where(eq(users.id, id));
}

import { and, eq } from 'drizzle-orm';
import type { BackgroundCheckStatus } from '#contract/states.ts';
import { clearanceOf, isStillApproved, setClearance } from '#server/cleaners/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { CheckRow } from './lock-check.ts';
import { checkMayMove } from './policy.ts';
import { backgroundChecks } from './table.ts';

type Changes = Partial<typeof backgroundChecks.$inferInsert>;

/**
 * Takes a locked check to its next state and copies that into the cleaner's profile. Throws `invalid_transition` (409)
 * when the state table does not allow it.
 */
export async function moveCheck(
  kit: Pick<Kit, 'clock'>,
  tx: Tx,
  check: CheckRow,
  to: BackgroundCheckStatus,
  changes: Changes = {},
): Promise<CheckRow> {
  if (!checkMayMove(check.status, to)) throw invalidTransition(check.status);
  const [moved] = await tx
    .update(backgroundChecks)
    .set({ ...changes, status: to })
    .where(and(eq(backgroundChecks.id, check.id), eq(backgroundChecks.status, check.status)))
    .returning();
  if (!moved) throw invalidTransition(check.status);
  await copyClearance(kit, tx, moved);
  return moved;
}

/**
 * While a renewal is under way the last year's approval goes on counting until it ends or an admin rejects, unless the
 * cleaner is no longer who was approved. Until when somebody was cleared stays known: jobs that are held stay.
 */
export async function copyClearance({ clock }: Pick<Kit, 'clock'>, tx: Tx, check: CheckRow): Promise<void> {
  const before = await clearanceOf(tx, check.userId);
  const undecided = check.status !== 'APPROVED' && check.status !== 'REJECTED';
  if (undecided && !check.identityChangedAt && isStillApproved(before, clock.now())) return;
  await setClearance(tx, check.userId, check.status, check.expiresAt ?? before.clearedUntil ?? before.ownWorkUntil);
}

export const invalidTransition = (from: BackgroundCheckStatus) =>
  new Refusal('invalid_transition', `This isn’t possible while the background check is ${from}.`);

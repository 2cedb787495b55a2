import { eq } from 'drizzle-orm';
import { clearanceOf, type IdentityClaim, isStillApproved, type OnNewIdentity } from '#server/cleaners/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { openForm } from './check-form.ts';
import { type CheckRow, lockCheck } from './lock-check.ts';
import { copyClearance, moveCheck } from './move-check.ts';
import { backgroundChecks } from './table.ts';

/**
 * A cleaner goes by another name, date of birth or SSN than the one who was checked. What was cleared waits as PENDING:
 * the cleaner is checked anew, or an admin approves it with a note where only a spelling was corrected. Jobs that are
 * held stay.
 */
export async function checkAnew(kit: Kit, tx: Tx, userId: string): Promise<void> {
  const check = await lockCheck(tx, userId);
  if (check) await setBack(kit, tx, check);
}

/** The same for an onboarding form, whose first answers are compared with those of the check. */
export const checkIdentity: OnNewIdentity = async (kit, tx, userId, claim) => {
  const check = await lockCheck(tx, userId);
  if (!check) return;
  if (claim.renamed || claim.changed || (claim.changed === null && !isAsChecked(kit, check, claim)))
    await setBack(kit, tx, check);
};

function isAsChecked(kit: Kit, check: CheckRow, { dateOfBirth, ssnFingerprint }: IdentityClaim): boolean {
  const form = check.formSealed && openForm(kit, check.id, check.formSealed);
  if (form && form.dateOfBirth !== dateOfBirth) return false;
  return !ssnFingerprint || !check.ssnFingerprint || check.ssnFingerprint.equals(ssnFingerprint);
}

async function setBack(kit: Kit, tx: Tx, check: CheckRow): Promise<void> {
  const wasApproved = isStillApproved(await clearanceOf(tx, check.userId), kit.clock.now());
  await markChanged(kit, tx, check);
  if (!wasApproved && check.status !== 'PASSED') return;
  await record(kit, tx, { kind: 'identity changed', userId: check.userId, checkId: check.id });
}

/** A check that is not finished, or did not pass, stays where it is and remembers the change. */
async function markChanged(kit: Kit, tx: Tx, check: CheckRow): Promise<void> {
  const changes = { identityChangedAt: kit.clock.now() };
  if (check.status === 'APPROVED' || check.status === 'PASSED') {
    await moveCheck(kit, tx, check, 'PENDING', { ...changes, decidedAt: null, decidedBy: null });
    return;
  }
  const [marked] = await tx.update(backgroundChecks).set(changes).where(eq(backgroundChecks.id, check.id)).returning();
  if (marked) await copyClearance(kit, tx, marked);
}

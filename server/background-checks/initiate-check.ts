import { eq } from 'drizzle-orm';
import type { BackgroundCheck, initiateBackgroundCheck } from '#contract/background-checks.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { ensureProfile, readSsn, refuseMinors, ssnFingerprint } from '#server/cleaners/index.ts';
import { checkPaymentState } from '#server/payments/index.ts';
import { payments } from '#server/payments/table.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { formOf, sealForm } from './check-form.ts';
import { type CheckRow, lockCheck } from './lock-check.ts';
import { copyClearance } from './move-check.ts';
import { mayBeginAnew } from './policy.ts';
import { presentCheck } from './present-check.ts';
import { startWhenPaid } from './start-when-paid.ts';
import { backgroundChecks } from './table.ts';

type Body = BodyOf<typeof initiateBackgroundCheck>;

/**
 * Takes the form with the payment that the cleaner names. Whether that is paid only the payment provider says: unpaid,
 * the check waits as PENDING and moves on when the provider's event arrives.
 */
export async function initiateCheck(kit: Kit, { id }: Actor, body: Body): Promise<BackgroundCheck> {
  refuseMinors(body.dateOfBirth, kit.clock.now());
  const payment = await checkPaymentState(kit, id, body.paymentIntentId);
  if (!payment) throw notYours();
  try {
    return await transact(kit, async (tx) => {
      await setAside(kit, tx, id);
      if (payment.used) throw notYours();
      await ensureProfile(kit, tx, id, { firstName: body.firstName.trim(), lastName: body.lastName.trim() });
      const check = await insertCheck(kit, tx, id, payment.id, body);
      await copyClearance(kit, tx, check);
      return presentCheck(await startWhenPaid(kit, tx, check));
    });
  } catch (error) {
    if (oneCheck.some((constraint) => violates(error, constraint))) throw alreadyLive();
    throw error;
  }
}

/** Of several calls at once one makes the check. (drizzle-kit named the second before turning columns to snake case.) */
const oneCheck = ['background_check_current', 'background_check_paymentId_unique'];
const notYours = () => invalidInput({ paymentIntentId: 'paymentIntent' });
const alreadyLive = () => new Refusal('already_exists', 'Your background check has already been started.');

/** A live check stands; one that may be begun anew makes room, and is forgotten where it was never paid. */
async function setAside({ clock }: Kit, tx: Tx, userId: string): Promise<void> {
  const current = await lockCheck(tx, userId);
  if (!current) return;
  const [payment] = await tx
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.id, current.paymentId));
  if (!payment || !mayBeginAnew(current, payment, clock.now())) throw refusalFor(current);
  const old = eq(backgroundChecks.id, current.id);
  if (current.completedAt === null) await tx.delete(backgroundChecks).where(old);
  else await tx.update(backgroundChecks).set({ supersededAt: clock.now() }).where(old);
}

const refusalFor = ({ status }: CheckRow) =>
  status === 'FAILED' || status === 'REJECTED'
    ? new Refusal('already_exists', 'Your background check didn’t pass. Please contact support.')
    : alreadyLive();

async function insertCheck(kit: Kit, tx: Tx, userId: string, paymentId: string, body: Body): Promise<CheckRow> {
  const id = newId();
  const now = kit.clock.now();
  const form = formOf(body, await readSsn(kit, tx, userId));
  const [check] = await tx
    .insert(backgroundChecks)
    .values({
      ...{ id, userId, paymentId, consentAt: now, createdAt: now },
      details: {},
      formSealed: sealForm(kit, id, form),
      ssnLast4: form.socialSecurityNumber?.slice(-4) ?? null,
      ssnFingerprint: form.socialSecurityNumber ? ssnFingerprint(kit, form.socialSecurityNumber) : null,
    })
    .returning();
  if (!check) throw new Error('The background check was not kept');
  return check;
}

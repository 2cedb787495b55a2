import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { AdminPayment, refundPayment as endpoint } from '#contract/payouts.ts';
import { amountError } from '#contract/validation.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { showAdminPayment } from './admin-payment.ts';
import { auditRefund } from './audit-refund.ts';
import { holdPayment, type PaymentRow } from './hold-payment.ts';
import { asLatest, madeMeanwhile } from './latest-refunds.ts';
import { makeRefund } from './make-refund.ts';
import { openRefund, pendingRefundOf, type RefundRow } from './open-refund.ts';
import { refundableOf } from './refund-payment.ts';
import { approvalLimit, proposeRefund, refuseWhileProposed } from './refund-proposals.ts';
import { payments } from './table.ts';

type Body = BodyOf<typeof endpoint>;

/**
 * An admin gives back a payment or a part of it, with a reason; beyond the limit of the settings it is only proposed. The
 * refund is written down first, then the provider is asked outside of transactions, then the books follow. While nobody
 * knows whether it was made, the answer says that it is pending, and asking for the same again asks about that one. The
 * same one sent several times at once is made once.
 */
export async function refundByAdmin(kit: Kit, admin: Actor, id: string, asked: Asked): Promise<AdminPayment> {
  // Decided under the request's key, so that a second send of it decides on no second refund.
  const { refund } = await transact(kit, async (tx) => {
    const decided = await decide(kit, tx, admin, id, asked);
    return { ...(await showAdminPayment(kit, tx, admin, id)), refund: decided };
  });
  if (!refund) return transact(kit, (tx) => showAdminPayment(kit, tx, admin, id));
  const finish = () => finishRefund(kit, admin, id, refund, () => isMeant(refund, asked.body));
  return isMeant(refund, asked.body) ? asLatest(refund, finish) : finish();
}

/** Has the provider make what was decided, and says what became of it. */
export async function finishRefund(
  kit: Kit,
  admin: Actor,
  id: string,
  refund: RefundRow,
  wasMeant = () => true,
): Promise<AdminPayment> {
  const status = await makeRefund(kit, refund.id).catch(unlessUnknown);
  return transact(kit, async (tx) => {
    if (status === 'refused') throw notMade();
    if (!wasMeant()) throw anotherMade();
    return showAdminPayment(kit, tx, admin, id);
  });
}

function unlessUnknown(error: unknown): RefundRow['status'] {
  if (error instanceof ProviderUnavailable) return 'pending';
  throw error;
}

interface Asked {
  body: Body;
  /** When the request came, as `performance.now()` counts. */
  cameAt: number;
}

/** The refund to be made now: a new one, or the one that is pending already; null where another admin has to confirm it. */
async function decide(kit: Kit, tx: Tx, admin: Actor, id: string, { body, cameAt }: Asked): Promise<RefundRow | null> {
  const [found] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id));
  if (!found) throw notFound();
  const held = await holdPayment(tx, id);
  const { payment } = held;
  const { amountCents, refundedCents: seen, fromCleaner = false, reason } = body;
  if (amountCents > payment.amountCents) throw tooMuch(payment.amountCents);
  const pending = await pendingRefundOf(tx, id);
  if (pending) return pending;
  const meanwhile = seen === undefined ? madeMeanwhile(id, cameAt) : null;
  if (meanwhile && isMeant(meanwhile, body)) return meanwhile;
  if (seen !== undefined && seen !== payment.refundedCents) throw anotherMade();
  refuseTooMuch(payment, amountCents);
  await refuseWhileProposed(kit, tx, id);
  if ((await approvalLimit(tx, payment, amountCents)) !== null) {
    await proposeRefund(kit, tx, admin, held, { amountCents, fromCleaner, reason });
    return null;
  }
  const opening = { amountCents, why: 'admin' as const, adminId: admin.id, fromCleaner };
  const refund = await openRefund(kit, tx, payment, opening);
  await auditRefund(kit, tx, admin, held, { action: 'refund payment', amountCents, fromCleaner, reason });
  return refund;
}

/** More than is left of a payment, or anything of one that is not paid. */
export function refuseTooMuch(payment: PaymentRow, amountCents: number): void {
  const left = refundableOf(payment);
  if (left === 0)
    throw new Refusal('invalid_transition', `This payment can’t be refunded while it is ${payment.status}.`);
  if (amountCents > left) throw tooMuch(left);
}

const isMeant = (refund: RefundRow, { amountCents, fromCleaner = false }: Body): boolean =>
  refund.why === 'admin' && refund.amountCents === amountCents && refund.fromCleaner === fromCleaner;

const tooMuch = (left: number): Refusal => invalidInput({ amountCents: amountError('tooMuch', left) });
const notMade = (): Refusal =>
  new Refusal('stale', 'The payment provider didn’t refund this amount. Please check the payment again.');
const anotherMade = (): Refusal =>
  new Refusal('stale', 'This payment has just been refunded by someone else. Please check it again.');

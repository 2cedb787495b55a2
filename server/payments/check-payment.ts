import { and, eq, isNull, ne } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { readSetting } from '#server/settings/index.ts';
import { openAtProvider } from './ask-provider.ts';
import { openPayment, type PaymentRow } from './hold-payment.ts';
import { isSettled, settlePayment } from './settle-payment.ts';
import { ledgerTransactions, payments } from './table.ts';

/** A cleaner's one unused payment, of the fee in force when it was opened, at the provider; the same one until a check has used it. */
export async function openCheckPayment(
  kit: Kit,
  userId: string,
): Promise<{ paymentIntentId: string; clientSecret: string }> {
  const payment = await transact(kit, (tx) => findOrOpen(kit, tx, userId), { keyed: false });
  const { providerPaymentId, clientSecret } = payment;
  if (providerPaymentId && clientSecret) return { paymentIntentId: providerPaymentId, clientSecret };
  const opened = await openAtProvider(kit, payment);
  return { paymentIntentId: opened.id, clientSecret: opened.clientSecret };
}

async function findOrOpen(kit: Kit, tx: Tx, userId: string): Promise<PaymentRow> {
  // Two clicks at once: the second waits here and finds what the first wrote.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const open = await unusedCheckPayment(tx, userId);
  if (open) return open;
  const { value } = await readSetting(tx, 'backgroundCheckFeeCents');
  return openPayment(kit, tx, { kind: 'background_check', payerId: userId, amountCents: toCents(value) });
}

/** A cleaner's check payment that no check has used yet, paid or not; null if there is none. */
export async function unusedCheckPayment(reader: Reader, userId: string): Promise<PaymentRow | null> {
  const [payment] = await reader
    .select()
    .from(payments)
    .where(and(isCheckOf(userId), isNull(payments.usedAt), ne(payments.status, 'failed')));
  return payment ?? null;
}

/** Whether the books have anything that a cleaner paid for a check. */
export async function hasPaidCheck(reader: Reader, userId: string): Promise<boolean> {
  const [booked] = await reader
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .innerJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
    .where(isCheckOf(userId))
    .limit(1);
  return booked !== undefined;
}

/**
 * A cleaner's own check payment by the provider's id, after asking the provider itself whether it is paid; null if it
 * is not theirs or was opened for something else.
 */
export async function checkPaymentState(
  kit: Kit,
  userId: string,
  paymentIntentId: string,
): Promise<{ id: string; paid: boolean; used: boolean } | null> {
  const own = and(isCheckOf(userId), eq(payments.providerPaymentId, paymentIntentId));
  const [found] = await kit.db.select().from(payments).where(own);
  if (!found) return null;
  const atProvider = await kit.payments.readPayment(paymentIntentId);
  const payment = await transact(kit, (tx) => settlePayment(kit, tx, found.id, atProvider), { keyed: false });
  return { id: payment.id, paid: isSettled(payment), used: payment.usedAt !== null };
}

/**
 * Uses a paid payment for a check; false if it is not paid or was already used. Locks the payment's row until the
 * transaction ends, so a settlement at the same moment is either seen here or comes after.
 */
export async function usePayment({ clock }: Kit, tx: Tx, paymentId: string): Promise<boolean> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (payment?.status !== 'succeeded' || payment.usedAt !== null) return false;
  await tx.update(payments).set({ usedAt: clock.now() }).where(eq(payments.id, paymentId));
  return true;
}

const isCheckOf = (userId: string) => and(eq(payments.payerId, userId), eq(payments.kind, 'background_check'));

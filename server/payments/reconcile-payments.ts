import { and, asc, gt, inArray, lt, ne, or } from 'drizzle-orm';
import { day, minute, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { followDues } from './dues.ts';
import { changePayment, holdPayment, type PaymentRow } from './hold-payment.ts';
import { makePendingRefunds } from './make-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { settleResolvedReports } from './settle-report.ts';
import { payments } from './table.ts';

/** Younger ones are still in progress; older ones have been asked about often enough. */
const [youngest, oldest] = [3 * minute, 30 * day];
/** No one will still pay after a payment has waited a day for a card; an event would still be accepted. */
const abandonedAfter = day;
const batch = 100;

/**
 * The task `reconcile-payments`: asks the provider about every payment and refund whose outcome is open, and lets the
 * money follow what was resolved.
 */
export function reconciliation(kit: Kit) {
  return async (): Promise<void> => {
    await makePendingRefunds(kit);
    await settleResolvedReports(kit);
    let after = '';
    for (;;) {
      const open = await openPayments(kit, after);
      const reached = await eachOnItsOwn(kit, open, {
        failed: 'payment not reconciled',
        work: (payment) => reconcile(kit, payment),
        stopsAll: (error) => error instanceof ProviderUnavailable,
      });
      const last = open.at(-1);
      if (!reached || !last || open.length < batch) return;
      after = last.id;
    }
  };
}

function openPayments({ db, clock }: Kit, after: string): Promise<PaymentRow[]> {
  const now = clock.now();
  return db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['pending', 'unknown', 'requires_action']),
        lt(payments.createdAt, plus(now, -youngest)),
        gt(payments.createdAt, plus(now, -oldest)),
        or(ne(payments.status, 'pending'), gt(payments.createdAt, plus(now, -abandonedAfter))),
        ...(after ? [gt(payments.id, after)] : []),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(batch);
}

async function reconcile(kit: Kit, { id, kind, providerPaymentId }: PaymentRow): Promise<void> {
  const atProvider = providerPaymentId && (await kit.payments.readPayment(providerPaymentId));
  const work = async (tx: Tx) => {
    if (atProvider) await settlePayment(kit, tx, id, atProvider);
    else if (kind !== 'background_check') await giveUp(tx, id);
  };
  await transact(kit, work, { keyed: false });
}

/** Without an id from the provider it was never tried there, so nothing was charged. It may be tried again. */
async function giveUp(tx: Tx, id: string): Promise<void> {
  const { payment } = await holdPayment(tx, id);
  if (payment.providerPaymentId !== null) return;
  await followDues(tx, await changePayment(tx, payment, { status: 'failed' }));
}

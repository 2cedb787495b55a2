import { record } from '#server/events.ts';
import { usePayment as takePayment } from '#server/payments/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { CheckRow } from './lock-check.ts';
import { moveCheck } from './move-check.ts';

/**
 * Uses the payment of a PENDING check, once, and lets the screening provider be asked. `usePayment` holds the payment's
 * row: either it sees the settlement, or the settlement comes after us and its fact finds the check.
 */
export async function startWhenPaid(kit: Kit, tx: Tx, check: CheckRow): Promise<CheckRow> {
  if (check.status !== 'PENDING' || !check.formSealed) return check;
  if (!(await takePayment(kit, tx, check.paymentId))) return check;
  const moved = await moveCheck(kit, tx, check, 'IN_PROGRESS');
  await record(kit, tx, { kind: 'background check started', userId: check.userId });
  await kit.tasks.send(tx, 'order-check', { checkId: check.id }, { key: check.id });
  return moved;
}
